import { formatAmount, lineAmount, toMicro } from '@xinpu/sdk/format'
import type { DemandVO, EnquiryVO } from '@xinpu/sdk/types'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import { sidesOf } from '../quote-words.ts'
import { draftOf, enquiryFaults, termsOf, type EnquiryDraft, type EnquiryTerms } from './enquiry-draft.ts'
import { EnquiryFields } from './EnquiryFields.tsx'
import * as S from './EnquiryForm.styles.ts'

export interface EnquiryFormProps {
  /** The post that is answered. */
  demand: DemandVO
  /** The own quote that is changed, or sent once more; without it a first one. */
  value?: EnquiryVO
  /** What was typed before. */
  initial?: EnquiryDraft
  /** Told of every change, to keep it. */
  onType?: (draft: EnquiryDraft) => void
  /** Sends it; rejects with the server's word, everything stays typed. */
  send: (terms: EnquiryTerms) => Promise<unknown>
  /** The place of a `DraftBar`. */
  draftBar?: React.ReactNode
  /** The place of who is called: a `RecordPicker`. */
  contactField?: React.ReactNode
}

/** A price for what somebody wants, or a question about what somebody offers, in fields that can be compared. */
export function EnquiryForm({ demand, value, initial, onType, send, draftBar, contactField }: EnquiryFormProps) {
  const [draft, change] = useTyped<EnquiryDraft>(() => initial ?? draftOf(demand, value), onType)
  const { serverErrors, attempt } = useRefused()
  const { act } = sidesOf(demand)

  return (
    <S.Card>
      <S.Head>
        <h2>我的{act}</h2>
        <span>对方看到的就是这几项</span>
      </S.Head>
      <Form
        label={`我的${act}`}
        submitLabel={value ? `发出改后的${act}` : `发送${act}`}
        faults={enquiryFaults(draft)}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => send(termsOf(draft)))}
        draft={draftBar}
      >
        {(errorOf) => (
          <>
            <EnquiryFields demand={demand} draft={draft} onChange={change} errorOf={errorOf} />
            {contactField}
            <Total draft={draft} />
          </>
        )}
      </Form>
      <S.Note>成交前对方看不到您是谁；对方接受后双方联系方式互相可见。每次改动都留下记录。</S.Note>
    </S.Card>
  )
}

function Total({ draft: { price, quantity, currency } }: { draft: EnquiryDraft }) {
  const isPriced = price !== null && quantity !== null && price < 100_000_000 && Number.isSafeInteger(quantity)
  return (
    <S.Total>
      <span>合计</span>
      <b>{isPriced ? formatAmount(lineAmount(toMicro(price.toFixed(6)), quantity), currency) : '—'}</b>
    </S.Total>
  )
}
