import { educationLabels, experienceLabels, jobDeliveryStatusLabels } from '@xinpu/sdk/labels'
import type { JobVO } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { deliveryTones } from './delivery-tones.ts'
import { SalaryBar } from './SalaryBar.tsx'
import * as S from './JobCard.styles.ts'

export interface JobCardProps {
  job: JobVO
  /** Its page. */
  href: Href
  /** The present moment when this is first drawn. */
  now: Date
  /** Yuan a month that somebody wishes: pay that reaches it is copper. */
  wished?: number | undefined
  /** 投递, at the end of the row; who has applied sees how far it is instead. */
  action?: React.ReactNode
}

/** A job as a row: what, where and for whom; its pay on a scale that all rows share. */
export const JobCard = ({ job, href, now, wished, action }: JobCardProps) => (
  <S.Row>
    <S.About>
      <S.Title>
        <Link href={href}>{job.title}</Link>
        {job.status === 'closed' && <Tag>已停止招聘</Tag>}
      </S.Title>
      <S.Facts>
        <b>{job.companyName}</b>
        <span>{job.city}</span>
        <span>{experienceLabels[job.experience]}</span>
        <span>{educationLabels[job.education]}</span>
      </S.Facts>
      {job.tags.length > 0 && (
        <S.Tags>
          {job.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </S.Tags>
      )}
    </S.About>
    <SalaryBar job={job} wished={wished} />
    <S.End>
      {job.delivery ? (
        <Tag tone={deliveryTones[job.delivery.status]}>{jobDeliveryStatusLabels[job.delivery.status]}</Tag>
      ) : (
        action
      )}
      <S.When>
        <TimeText value={job.updateTime} now={now} />
      </S.When>
    </S.End>
  </S.Row>
)
