import { jobDeliveryStatusLabels } from '@xinpu/sdk/labels'
import type { JobDelivery } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { deliveryTones } from '../JobCard/delivery-tones.ts'
import { salaryText } from '../JobCard/salary-scale.ts'
import * as S from './MyDeliveryList.styles.ts'

export interface MyDeliveryListProps {
  /** A page of what somebody applied for, the latest first, that it is on its way, or why it did not come. */
  deliveries: Listed<JobDelivery>
  paging: Paging
  now: Date
  /** The job's page. */
  hrefOf: (delivery: JobDelivery) => Href
  empty: React.ReactNode
}

/** What somebody applied for: how far each is, and what the company wrote. */
export const MyDeliveryList = ({ deliveries, paging, now, hrefOf, empty }: MyDeliveryListProps) => (
  <ListRegion<JobDelivery> list={deliveries} paging={paging} empty={empty}>
    {(rows) => (
      <S.List>
        {rows.map((row) => (
          <S.Row key={row.id}>
            <S.About>
              <Link href={hrefOf(row)}>{row.job.title}</Link>
              <S.Note>
                {row.job.companyName} {row.job.city} {salaryText(row.job)}
                {row.job.status === 'closed' && ' 已停止招聘'}
              </S.Note>
              {row.answer && <S.Answer>{row.answer}</S.Answer>}
            </S.About>
            <S.State>
              <Tag tone={deliveryTones[row.status]}>{jobDeliveryStatusLabels[row.status]}</Tag>
              <S.Note>
                <TimeText value={row.answerTime ?? row.createTime} now={now} />
              </S.Note>
              <Link href={row.resumeUrl} target="_blank">
                {row.resumeName || '简历'}
              </Link>
            </S.State>
          </S.Row>
        ))}
      </S.List>
    )}
  </ListRegion>
)
