import type { SpecReportReason } from '@xinpu/sdk/types'
import { useSyncExternalStore } from 'react'

/** What is to be done with a document, and in which dialog: asked for by a button, or before a login. */
export type SpecDialog =
  | { kind: 'sendPdf' | 'saveSpec'; datasheetId: number }
  | { kind: 'report'; datasheetId: number; about?: Reported }

/** The same of a brand. */
export interface BrandDialogRequest {
  kind: 'claimBrand' | 'editBrand'
  brandId: number
}

/** An application for a job, or a seat at an event. */
export type ApplyRequest = { kind: 'applyJob'; jobId: number } | { kind: 'signUp'; eventId: number }

type OpenDialog = SpecDialog | BrandDialogRequest | ApplyRequest

/** What is known of a fault before its reporter says a word. */
export interface Reported {
  reason?: SpecReportReason
  /** The words that were selected, or the parameter. */
  quote?: string
  /** The page they stand on. */
  page?: number
}

let current: OpenDialog | undefined
const listeners = new Set<() => void>()

/** Opens a dialog on the page that shows its object, or closes the one that is open. */
export function openDialog(dialog: OpenDialog | undefined): void {
  current = dialog
  for (const tell of listeners) tell()
}

/** The dialog that is open. */
export const useOpenDialog = (): OpenDialog | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
