import { mineAdd } from '@xinpu/sdk/demand'
import { postOf, type DemandDraft } from '@xinpu/ui/demand'
import type { useAct } from '../app/use-act.ts'

/** What became of what was posted. */
export type Posted =
  | { kind: 'posted'; id: number; matchCount: number }
  | { kind: 'many'; count: number }
  | { kind: 'same'; id: number; draft: DemandDraft }

/** Posts it, unless the same is open already: then its owner chooses. */
export async function posted(
  act: ReturnType<typeof useAct>,
  draft: DemandDraft,
  allowDuplicate = false,
): Promise<Posted> {
  const { quantity = 1, ...told } = postOf(draft)
  const answer = await act(mineAdd, { ...told, quantity, allowDuplicate })
  return answer.isDuplicate
    ? { kind: 'same', id: answer.id, draft }
    : { kind: 'posted', id: answer.id, matchCount: answer.matchCount }
}
