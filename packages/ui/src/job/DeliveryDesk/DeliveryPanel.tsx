import { formatPhone } from '@xinpu/sdk/format'
import { jobDeliveryStatusLabels } from '@xinpu/sdk/labels'
import type { JobDelivery } from '@xinpu/sdk/types'
import { FileText } from 'lucide-react'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { deliveryTones } from '../JobCard/delivery-tones.ts'
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx'
import * as S from './DeliveryDesk.styles.ts'

export interface DeliveryPanelProps {
  delivery: JobDelivery
  now: Date
  /** The job's page. */
  jobHref: (delivery: JobDelivery) => Href
  /** A talk with who applied. */
  talkHref?: ((delivery: JobDelivery) => Href) | undefined
  /** Tells who applied how far it is; rejects with the server's word. */
  answer: AnswerFormProps['answer']
}

/** One application: who, the resume, what was said, and the company's answer. */
export const DeliveryPanel = ({ delivery, now, jobHref, talkHref, answer }: DeliveryPanelProps) => (
  <S.Body aria-label={`${delivery.name} 的投递`}>
    <S.Head>
      <S.Name>{delivery.name}</S.Name>
      <Tag tone={deliveryTones[delivery.status]}>{jobDeliveryStatusLabels[delivery.status]}</Tag>
      <S.Note>
        投递 <Link href={jobHref(delivery)}>{delivery.job.title}</Link>，
        <TimeText value={delivery.createTime} now={now} />
      </S.Note>
    </S.Head>
    {delivery.remark && <S.Said>{delivery.remark}</S.Said>}
    <S.File>
      <Icon of={FileText} size={20} />
      <S.FileName>{delivery.resumeName || '简历'}</S.FileName>
      <LinkButton size="sm" href={delivery.resumeUrl} target="_blank">
        打开简历
      </LinkButton>
    </S.File>
    <S.Ways>
      <Link href={`tel:${delivery.mobile.replaceAll('-', '')}`}>{formatPhone(delivery.mobile)}</Link>
      {talkHref && <Link href={talkHref(delivery)}>发消息</Link>}
    </S.Ways>
    {delivery.answer && <S.Said $isOurs>{delivery.answer}</S.Said>}
    <AnswerForm key={delivery.status} delivery={delivery} answer={answer} />
  </S.Body>
)
