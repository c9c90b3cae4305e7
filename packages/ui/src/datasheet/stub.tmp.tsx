export type DownloadState = { step: 'idle' } | { step: 'preparing' } | { step: 'receiving'; loaded: number; total?: number } | { step: 'done'; name: string } | { step: 'failed'; message: string; reason?: string }
export const DownloadBar = (_: Record<string, unknown>) => null
export const PdfSidebar = (_: Record<string, unknown>) => null
