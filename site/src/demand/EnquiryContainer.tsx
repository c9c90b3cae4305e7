import { useQuery } from '@tanstack/react-query'
import { enquiryAdd, enquiryUpdate } from '@xinpu/sdk/demand'
import { myContactList } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { DemandVO, EnquiryVO } from '@xinpu/sdk/types'
import { EnquiryForm, isEnquiryDraft, type EnquiryTerms } from '@xinpu/ui/demand'
import { RecordPicker, Skeleton, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'

interface EnquiryContainerProps {
  post: DemandVO
  /** The own quote that is changed, or sent once more. */
  value?: EnquiryVO
  onSent: () => void
}

/** The form of a quote with its draft and the person's contacts. */
export function EnquiryContainer({ post, value, onSent }: EnquiryContainerProps) {
  const act = useAct()
  const draft = useDraft(`enquiry ${post.id}`, isEnquiryDraft)
  const [contactId, setContactId] = useState<number>()
  const isOpen = value?.status === 'waiting' || value?.status === 'replied'
  const word = post.type === 1 ? '报价' : '询价'

  async function send(terms: EnquiryTerms) {
    const done = () => {
      draft.done()
      toast.success(`${word}已发出`)
      onSent()
    }
    if (value && isOpen) await act(enquiryUpdate, { id: value.id, ...terms }, done)
    else await act(enquiryAdd, { demandId: post.id, ...terms, ...(contactId !== undefined && { contactId }) }, done)
  }

  if (!draft.isReady) return <Skeleton shape="detail" count={1} />
  return (
    <EnquiryForm
      key={draft.turn}
      demand={post}
      {...(value && { value })}
      {...(draft.initial && { initial: draft.initial })}
      onType={draft.keep}
      send={send}
      draftBar={draft.bar}
      contactField={isOpen ? undefined : <Contacts value={contactId} onChange={setContactId} />}
    />
  )
}

interface ContactsProps {
  value: number | undefined
  onChange: (id: number) => void
}

/** Who is called once it is accepted; whoever keeps no contacts is called by their own number. */
function Contacts({ value, onChange }: ContactsProps) {
  const call = useCall()
  const { data: kept } = useQuery(query(call, myContactList, { pageSize: 50 }))
  const first = kept?.data.find(({ isDefault }) => isDefault)
  if (!kept?.data.length) return null

  return (
    <RecordPicker
      kind="contact"
      label="成交后的联系人"
      items={kept.data}
      value={value ?? first?.id ?? null}
      onChange={onChange}
    />
  )
}
