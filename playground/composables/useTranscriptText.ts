import { samples } from '../samples'

/** A log as text, and what to call it. */
interface TranscriptText {
  readonly name: string
  readonly text: string
}

/**
 * The log on show: the sample that the address names, until the reader brings a text of their own.
 *
 * @returns `source`: the log; `sampleId`: the sample, `''` while an own text is shown; `problem`: why
 * the last thing that was brought could not be opened
 */
export async function useTranscriptText() {
  const route = useRoute()
  const router = useRouter()
  const own = shallowRef<TranscriptText | null>(null)
  const sample = shallowRef(await loadSample(route.query.sample))
  const problem = ref('')

  watch(() => route.query.sample, async (id) => {
    const loaded = await loadSample(id)
    if (id === route.query.sample) sample.value = loaded
  })

  const source = computed(() => own.value ?? sample.value)
  const sampleId = computed({
    get: () => own.value ? '' : sample.value.id,
    set: (id) => {
      own.value = null
      problem.value = ''
      void router.push({ query: id === samples[0].id ? {} : { sample: id } })
    },
  })

  function show(name: string, text: string) {
    problem.value = text.trim() === '' ? `${name} is empty.` : ''
    if (!problem.value) own.value = { name, text }
  }

  async function openFile(file: File) {
    try {
      show(file.name, await file.text())
    }
    catch (error) {
      // A folder, or a file that is gone or locked by now.
      problem.value = `${file.name} could not be opened: ${error instanceof Error ? error.message : String(error)}`
    }
  }

  return { source, sampleId, problem, show, openFile }
}

async function loadSample(id: unknown): Promise<TranscriptText & { readonly id: string }> {
  const sample = samples.find(candidate => candidate.id === id) ?? samples[0]
  const { default: text } = await sample.load()
  return { id: sample.id, name: sample.label, text }
}
