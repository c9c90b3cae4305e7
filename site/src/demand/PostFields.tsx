import { useQuery } from '@tanstack/react-query'
import { mineUpdate } from '@xinpu/sdk/demand'
import { fullDay } from '@xinpu/sdk/format'
import type { DemandDetail } from '@xinpu/sdk/types'
import { DemandForm, type DemandDraft } from '@xinpu/ui/demand'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { ContactContainer } from '../enterprise/ContactContainer.tsx'
import type { CreateParams } from './create-params.ts'
import { changeOf } from './post-draft.ts'
import { posted, type Posted } from './posted.ts'
import { myContacts } from './queries.ts'
import type { PastedLine } from './read-lines.ts'
import type { PostDraft } from './use-post-draft.ts'

interface PostFieldsProps {
  search: CreateParams
  draft: PostDraft
  /** The post that is changed or copied. */
  known: DemandDetail | undefined
  /** The one line that was pasted. */
  read: PastedLine | undefined
  onResult: (result: Posted) => void
}

/** A post by its fields: new, copied or changed. What was typed is kept until it is posted. */
export function PostFields({ search, draft, known, read, onResult }: PostFieldsProps) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const contacts = useQuery({ ...myContacts(call), enabled: Boolean(who) })
  const [isAdding, setAdding] = useState(false)

  async function post(next: DemandDraft): Promise<Posted> {
    if (!who) {
      openLogin()
      throw new Error('登录后即可发布，填写的内容已保留')
    }
    if (search.id === undefined) return posted(act, next)
    await act(mineUpdate, { ...changeOf(next), id: search.id })
    return { kind: 'posted', id: search.id, matchCount: 0 }
  }

  return (
    <>
      {draft.bar}
      <DemandForm
        key={read?.text}
        initial={draft.initial}
        onChange={draft.keep}
        post={async (next) => onResult(await post(next))}
        contacts={contacts.data?.data ?? []}
        {...(who && { onAddContact: () => setAdding(true) })}
        uploadImage={uploadFor(call, 'image')}
        {...(search.id !== undefined && known && { ends: fullDay(new Date(known.expireTime)) })}
        submitLabel={search.id === undefined ? '发布' : '保存'}
      />
      {isAdding && <ContactContainer onClose={() => setAdding(false)} />}
    </>
  )
}
