import { useQuery } from '@tanstack/react-query'
import { mineUpdate } from '@xinpu/sdk/demand'
import type { DemandDetail, DemandType } from '@xinpu/sdk/types'
import { DemandForm, postOf, type DemandDraft } from '@xinpu/ui/demand'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import type { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { ContactContainer } from '../enterprise/ContactContainer.tsx'
import type { CreateParams } from './create-params.ts'
import { draftOf, filledBy } from './post-draft.ts'
import { posted, type Posted } from './PostedResult.tsx'
import { myContacts } from './queries.ts'
import type { PastedLine } from './read-lines.ts'

interface PostFieldsProps {
  search: CreateParams
  draft: ReturnType<typeof useDraft<DemandDraft>>
  /** The post that is changed or copied. */
  known: DemandDetail | undefined
  /** The one line that was pasted. */
  read: PastedLine | undefined
  /** Told of the kind that is chosen: pasted lines that say none are of it. */
  onKind: (type: DemandType) => void
  onResult: (result: Posted) => void
}

/** A post by its fields: new, copied or changed. */
export function PostFields({ search, draft, known, read, onKind, onResult }: PostFieldsProps) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const contacts = useQuery({ ...myContacts(call), enabled: Boolean(who) })
  const [isAdding, setAdding] = useState(false)
  const initial = draft.initial ?? draftOf(search, known)

  async function post(next: DemandDraft) {
    if (!who) {
      openLogin()
      throw new Error('登录后即可发布，填写的内容已保留')
    }
    if (search.id === undefined) return onResult(await posted(act, next))
    const { type: _type, validDays: _days, ...change } = postOf(next)
    await act(mineUpdate, { ...change, id: search.id, negotiable: next.price === null })
    draft.done()
    onResult({ kind: 'posted', id: search.id, matchCount: 0 })
  }

  return (
    <>
      {draft.bar}
      <DemandForm
        key={read?.text}
        initial={read ? { ...initial, ...filledBy(read) } : initial}
        onChange={(next) => {
          onKind(next.type)
          draft.keep(next)
        }}
        post={async (next) => {
          await post(next)
          draft.done()
        }}
        contacts={contacts.data?.data ?? []}
        {...(who && { onAddContact: () => setAdding(true) })}
        uploadImage={uploadFor(call, 'image')}
        submitLabel={search.id === undefined ? '发布' : '保存'}
      />
      {isAdding && <ContactContainer onClose={() => setAdding(false)} />}
    </>
  )
}
