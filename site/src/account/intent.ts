import type { SavedSearchSaveInput } from '@xinpu/sdk/account'
import type { ZipOf } from '../datasheet/download.tsx'
import type { ApplyRequest, SpecDialog } from '../datasheet/open-dialog.ts'

/** What a visitor was about to do when a login was due. Kept for the tab, so that it survives a redirect and a reload. */
export type Intent =
  | { kind: 'download'; ids: number[]; name: string; of?: ZipOf }
  | { kind: 'favour'; datasheetId: number }
  | { kind: 'follow'; brandId: number }
  | { kind: 'claimBrand'; brandId: number }
  | SpecDialog
  | { kind: 'feedback' }
  | { kind: 'messages' }
  | { kind: 'submitBom' }
  | ApplyRequest
  | { kind: 'addToCart'; mallGoodsId: number; quantity: number }
  | { kind: 'favourGoods'; mallGoodsId: number }
  | { kind: 'awaitGoods'; mallGoodsId: number; quantity: number }
  | { kind: 'followShop'; merchantId: number }
  | { kind: 'saveSearch'; wanted: SavedSearchSaveInput }

interface Pending {
  v: 1
  intent: Intent
  at: number
}

const key = 'pendingIntent'
const life = 30 * 60_000

/** Keeps one intent; the one before it is forgotten. */
export function keepIntent(intent: Intent, storage: Pick<Storage, 'setItem'>, now = Date.now()): void {
  try {
    storage.setItem(key, JSON.stringify({ v: 1, intent, at: now } satisfies Pending))
  } catch {
    // A browser without storage loses the intent, not the login.
  }
}

/** Takes the intent out, so that it is done once at most. One that is half an hour old is dropped. */
export function takeIntent(storage: Pick<Storage, 'getItem' | 'removeItem'>, now = Date.now()): Intent | undefined {
  try {
    const text = storage.getItem(key)
    storage.removeItem(key)
    const pending = text === null ? undefined : (JSON.parse(text) as Pending)
    return pending?.v === 1 && now - pending.at < life ? pending.intent : undefined
  } catch {
    return undefined
  }
}
