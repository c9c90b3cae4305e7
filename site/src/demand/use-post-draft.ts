import type { DemandDetail } from '@xinpu/sdk/types'
import { isDemandDraft, type DemandDraft } from '@xinpu/ui/demand'
import { useState } from 'react'
import { useDraft } from '../account/use-draft.tsx'
import type { CreateParams } from './create-params.ts'
import { draftOf, filledBy } from './post-draft.ts'
import { plainName, postDraftName } from './post-draft-name.ts'
import type { PastedLine } from './read-lines.ts'

/** What stands in the form, the draft it was kept in, and the pasted line that had filled it by then. */
interface TypedPost {
  turn: number
  post: DemandDraft
  line: string | undefined
}

/**
 * The post that is written field by field: as it was typed on this page, else as it was kept, else as the address brings
 * it. A pasted line fills its fields once.
 */
export function usePostDraft(search: CreateParams, read: PastedLine | undefined, known: DemandDetail | undefined) {
  const name = postDraftName(search)
  const draft = useDraft(name, isDemandDraft)
  const earlier = useDraft(plainName, isDemandDraft)
  const [typed, setTyped] = useState<TypedPost>()
  const own = typed?.turn === draft.turn ? typed : undefined
  const begun = own?.post ?? draft.initial ?? draftOf(search, known)

  return {
    isReady: draft.isReady,
    turn: draft.turn,
    bar: draft.bar,
    /** Of which kind the post is as it stands. */
    kind: begun.type,
    /** What was kept of another post, where the address brings one. */
    earlier: search.id === undefined && name !== plainName ? earlier.initial : undefined,
    /** What the form begins with, once the post that is changed or copied is known. */
    initial: read && own?.line !== read.text ? { ...begun, ...filledBy(read) } : begun,
    keep(post: DemandDraft) {
      setTyped({ turn: draft.turn, post, line: read?.text })
      draft.keep(post)
    },
    /** It was posted. */
    done() {
      setTyped(undefined)
      draft.done()
    },
  }
}

export type PostDraft = ReturnType<typeof usePostDraft>
