/** What a search found, by file. Computed when first read. */
export interface MatchesBody {
  /** Left out when the text could not be told apart: it is shown as it is. */
  readonly groups?: readonly MatchGroup[] | undefined
  /** What the tool says beside its matches, such as that it cut the list; a line each. */
  readonly notes?: readonly string[] | undefined
}

/** The matches of one file. */
export interface MatchGroup {
  /** `''` when the tool names no file. */
  readonly path: string
  /** Number of matches, where known; lines around them do not count. */
  readonly count?: number
  /** Empty where the tool names only the file. */
  readonly matches: readonly MatchLine[]
}

/** A line that matches, or one around it. */
export interface MatchLine {
  /** 1-based, where known. */
  readonly line?: number
  /** At most a thousand characters. */
  readonly text: string
  /** It stands around a match. */
  readonly isContext?: true
  /** What was found: pairs of start and end offsets (UTF-16 units) in `text`. Computed when first read. */
  readonly marks: readonly (readonly [start: number, end: number])[]
}

/** Files and folders. Computed when first read. */
export interface FilesBody {
  /** Left out when the text could not be told apart: it is shown as it is. */
  readonly items?: readonly FileItem[] | undefined
  readonly notes?: readonly string[] | undefined
}

/** A file or folder of a list. */
export interface FileItem {
  /** As far as the list tells it: with the folders above it. */
  readonly path: string
  /** What stands in the list: the path, in a tree its last part. */
  readonly name: string
  readonly isDirectory: boolean
  /** Folders above it in a tree; 0 in a list. */
  readonly depth: number
  /** What the tool says of it, such as its size. */
  readonly note?: string
}

/** Pages that a search found. Computed when first read. */
export interface SourcesBody {
  /** Left out when the text could not be told apart: it is shown as it is. */
  readonly items?: readonly SourceItem[] | undefined
  /** The answer that the tool wrote from them. */
  readonly prose?: string | undefined
}

/** A page or document that a search found. */
export interface SourceItem {
  readonly title: string
  /** `http` and `https` only; left out for anything else. */
  readonly url?: string
  /** `www.` left out; `''` without an address. */
  readonly host: string
  readonly snippet?: string
}

/** A value of a JSON text or of a result that is an object. */
export type JsonNode = JsonBranch | JsonLeaf

interface JsonPlace {
  /** Key or index in what is around it; left out at the top. */
  readonly key?: string | number
  /** How code would reach it from the top, `''` there: `results[0].title`. */
  readonly path: string
  /** The value as text for the clipboard: strings as they are, all else as JSON. Computed when first read. */
  readonly copyText: string
}

/** A list or object. */
export interface JsonBranch extends JsonPlace {
  readonly kind: 'list' | 'object'
  /** Number of items or fields. */
  readonly count: number
  /** Computed when first read; at most ten thousand. */
  readonly children: readonly JsonNode[]
}

/** Any other value. */
export interface JsonLeaf extends JsonPlace {
  /** `other`: what JSON has no form for, a cycle among it. */
  readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'other'
  /** As JSON, at most a thousand characters. */
  readonly text: string
  /** The string is a file in base64: its type, `''` when unknown, and its decoded size in bytes. */
  readonly file?: { readonly type: string, readonly bytes: number }
}
