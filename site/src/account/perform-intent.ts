import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { toast } from '@xinpu/ui/primitives'
import { actWith } from '../app/use-act.ts'
import type { Basket } from '../datasheet/download.tsx'
import { openDialog } from '../datasheet/open-dialog.ts'
import { performBuying } from '../mall/buying.ts'
import { saveSearchWith } from '../search/use-saving-search.ts'
import type { Intent } from './intent.ts'
import { favourWith } from './use-favouring.ts'
import { followWith } from './use-following.ts'

/** What an intent is done with. */
export interface Means {
  call: Client
  held: QueryClient
  fetchZip: (basket: Basket) => unknown
  openFeedback: () => void
  go: (to: '/im' | '/mall/cart') => void
  submitBom: () => void
}

/** Does what a visitor wanted before a login was due; a refusal is said. */
export function performIntent(intent: Intent, means: Means): void {
  const { call, held, fetchZip, go } = means
  const act = actWith(call, held)
  if (intent.kind === 'download') void fetchZip(basketOf(intent))
  if (intent.kind === 'favour') void favourWith(act, held, intent.datasheetId)
  if (intent.kind === 'follow') void followWith(act, held, intent.brandId)
  if (intent.kind === 'saveSearch')
    void saveSearchWith(act, intent.wanted).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : '没有保存，请再试一次'),
    )
  if (intent.kind === 'sendPdf' || intent.kind === 'saveSpec' || intent.kind === 'report') openDialog(intent)
  if (intent.kind === 'claimBrand' || intent.kind === 'applyJob' || intent.kind === 'signUp') openDialog(intent)
  if (intent.kind === 'feedback') means.openFeedback()
  if (intent.kind === 'submitBom') means.submitBom()
  performBuying(intent, act, () => go('/mall/cart'))
  if (intent.kind === 'messages') go('/im')
}

/** What is downloaded, before anything but its numbers is known. */
const basketOf = ({ ids, name, of }: Extract<Intent, { kind: 'download' }>): Basket => ({
  items: ids.map((id) => ({ id, name, size: 0 })),
  name,
  ...(of && { of }),
})
