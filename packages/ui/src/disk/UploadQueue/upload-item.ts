/** How far a file is on its way to the disk; `sent` in bytes. */
export type UploadState =
  | { step: 'waiting' }
  /** Its bytes are counted up before the first is sent, so that an interrupted upload goes on. */
  | { step: 'checking'; percent: number }
  | { step: 'sending'; sent: number; speed?: number }
  | { step: 'paused'; sent: number }
  | { step: 'offline'; sent: number }
  /** Another file of that name is there. */
  | { step: 'clash' }
  | { step: 'failed'; message: string; sent: number }
  /** The page was loaded anew and the browser has not kept the file. */
  | { step: 'lost' }
  | { step: 'done'; isInstant: boolean }

export interface UploadItem {
  key: string
  name: string
  /** Bytes. */
  size: number
  /** The folder it goes to, in words: ‘生产资料’. */
  place: string
  state: UploadState
}

/** What becomes of a file whose name is taken. */
export type ClashAnswer = 'rename' | 'replace' | 'skip'

export const isUnderway = ({ state: { step } }: UploadItem): boolean =>
  step === 'waiting' || step === 'checking' || step === 'sending' || step === 'offline'

/** Bytes that have arrived. */
export const sentOf = ({ size, state }: UploadItem): number => {
  if (state.step === 'done') return size
  return 'sent' in state ? state.sent : 0
}
