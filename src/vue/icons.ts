import type { TodoItem } from '../core/model/view'
import type { ToolStatus } from '../core/model/status'

/**
 * Own shapes on a 16 grid, drawn as round strokes in the text colour. Each status differs by shape, so that
 * it is told in black and white and in forced colours. Streaming is three strokes, one per dot, since each
 * dot has its own beat.
 */
export const STATUS_PATHS: Readonly<Record<ToolStatus, readonly string[]>> = {
  streaming: ['M3.2 8h.01', 'M8 8h.01', 'M12.8 8h.01'],
  pending: ['M8 2.75A5.25 5.25 0 0 1 13.25 8'],
  approval: ['M7.2 1.9a1.13 1.13 0 0 1 1.6 0l5.3 5.3a1.13 1.13 0 0 1 0 1.6l-5.3 5.3a1.13 1.13 0 0 1-1.6 0L1.9 8.8a1.13 1.13 0 0 1 0-1.6zM8 5.2v3.2M8 10.8h.01'],
  ok: ['M3 8.6l3.3 3.3L13 4.6'],
  error: ['M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6'],
  denied: ['M8 2.25a5.75 5.75 0 1 1 0 11.5a5.75 5.75 0 0 1 0-11.5zM4 4l8 8'],
  cancelled: ['M5.2 5.2h5.6v5.6H5.2z'],
}

export const COPY_PATH = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'
export const CHECK_PATH = 'M3 8.6l3.3 3.3L13 4.6'

/** The sheet of the copy button with a minus on it: what was there before. */
export const COPY_OLD_PATH = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3M7.7 9.5h3.6'
/** The sheet of the copy button with a plus over a minus on it: the change itself. */
export const PATCH_PATH = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3M7.9 8.4h3.2M9.5 6.8v3.2M7.9 11.7h3.2'
export const WRAP_PATH = 'M2.5 3.5h11M2.5 8h8.6a2.25 2.25 0 0 1 0 4.5H8.2M9.9 10.8l-1.7 1.7l1.7 1.7M2.5 12.5h2.6'
export const SPLIT_PATH = 'M2.5 3h11v10h-11zM8 3v10'
export const ARROW_UP_PATH = 'M8 12.5v-9M4.4 7.1L8 3.5l3.6 3.6'
export const ARROW_DOWN_PATH = 'M8 3.5v9M4.4 8.9l3.6 3.6l3.6-3.6'

export const WRENCH_PATH = 'M13.9 5.2l-2.2 2.2l-2.1-.9l-.9-2.1l2.2-2.2a3.7 3.7 0 0 0-4.8 4.6L2.3 10.6a1.9 1.9 0 0 0 2.9 2.9l3.9-3.7a3.7 3.7 0 0 0 4.8-4.6z'

/** To-dos: ring, ring half filled, ring with a check, ring with a bar. */
export const TODO_PATHS: Readonly<Record<TodoItem['status'], string>> = {
  pending: 'M8 2.25a5.75 5.75 0 1 1 0 11.5a5.75 5.75 0 0 1 0-11.5z',
  in_progress: 'M8 2.25a5.75 5.75 0 1 1 0 11.5a5.75 5.75 0 0 1 0-11.5z',
  completed: 'M8 2.25a5.75 5.75 0 1 1 0 11.5a5.75 5.75 0 0 1 0-11.5zM5.4 8.2l1.9 1.9l3.4-3.9',
  cancelled: 'M8 2.25a5.75 5.75 0 1 1 0 11.5a5.75 5.75 0 0 1 0-11.5zM5.4 8h5.2',
}

/** Sheet, folder, picture, sound: what stands in front of the rows of a listing. */
export const FILE_PATH = 'M4 2.25h5l3 3v8.5H4zM9 2.25v3h3'
export const FOLDER_PATH = 'M2.25 12.5v-9h4l1.5 1.75h6v7.25z'
export const PICTURE_PATH = 'M2.25 3.25h11.5v9.5H2.25zM2.25 11l3.2-3.2l2.6 2.6l2-2l3.7 3.6M10.6 6h.01'
export const SOUND_PATH = 'M6.2 11.7V4.2l6-1.4v7.4M6.2 11.7a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 0 1 3.2 0zM12.2 10.2a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 0 1 3.2 0z'
/** Says that a place is gone to: an arrow that leads out. */
export const JUMP_PATH = 'M4.5 11.5l7-7M5.75 4.5h5.75v5.75'
/** Says that the copy is of a path: two rings and the line between. */
export const LINK_PATH = 'M6.6 9.4a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7l-.8.8M9.4 6.6a2.6 2.6 0 0 0-3.7 0L3.4 8.9a2.6 2.6 0 0 0 3.7 3.7l.8-.8'
