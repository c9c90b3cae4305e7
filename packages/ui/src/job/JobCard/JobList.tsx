import type { JobVO } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { JobCard } from './JobCard.tsx'
import { placeOf, ticks } from './salary-scale.ts'
import * as S from './JobCard.styles.ts'

export interface JobListProps {
  jobs: readonly JobVO[]
  hrefOf: (job: JobVO) => Href
  /** The present moment when this is first drawn. */
  now: Date
  /** Yuan a month that somebody wishes: pay that reaches it is copper. */
  wished?: number | undefined
  /** 投递, for who has not applied. */
  actionOf?: (job: JobVO) => React.ReactNode
}

/** Jobs under one scale of pay. */
export const JobList = ({ jobs, hrefOf, now, wished, actionOf }: JobListProps) => (
  <S.List>
    <S.Head aria-hidden="true">
      <span>职位</span>
      <S.Ticks>
        {ticks.map((yuan, at) => (
          <span key={yuan} style={{ left: `${placeOf(yuan)}%` }} data-end={at === ticks.length - 1 || undefined}>
            {yuan / 1000}
            {at === ticks.length - 1 && ' K'}
          </span>
        ))}
      </S.Ticks>
      <S.Updated>更新</S.Updated>
    </S.Head>
    <S.Rows aria-label="职位">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} href={hrefOf(job)} now={now} wished={wished} action={actionOf?.(job)} />
        </li>
      ))}
    </S.Rows>
    {jobs.some(({ salaryMedian }) => salaryMedian !== undefined) && (
      <S.Note>竖线是同城同类在招职位的中位数{wished !== undefined && '；铜色的够得上您的期望'}。</S.Note>
    )}
  </S.List>
)
