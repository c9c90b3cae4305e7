import type { SpecReportReason } from '@xinpu/sdk/types'
import { useSyncExternalStore } from 'react'

/** What is to be done with a document, and in which dialog: asked for by a button, or before a login. */
export type SpecDeed =
  | { kind: 'sendPdf' | 'saveSpec'; datasheetId: number }
  | { kind: 'report'; datasheetId: number; about?: Reported }

/** The same of a brand. */
export interface BrandDeed {
  kind: 'claimBrand' | 'editBrand'
  brandId: number
}

type Deed = SpecDeed | BrandDeed

/** What is known of a fault before its reporter says a word. */
export interface Reported {
  reason?: SpecReportReason
  /** The words that were selected, or the parameter. */
  quote?: string
  /** The page they stand on. */
  page?: number
}

let current: Deed | undefined
const listeners = new Set<() => void>()

/** Opens the dialog of a deed on the page that shows its object, or closes the one that is open. */
export function openDeed(deed: Deed | undefined): void {
  current = deed
  for (const tell of listeners) tell()
}

/** The deed whose dialog is open. */
export const useDeed = (): Deed | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
