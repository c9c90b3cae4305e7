import type { JobVO } from '@xinpu/sdk/types'
import { meets, placeOf, salaryText } from './salary-scale.ts'
import * as S from './JobCard.styles.ts'

interface SalaryBarProps {
  job: JobVO
  /** Yuan a month that somebody wishes: bars that reach it are copper. */
  wished: number | undefined
}

/** What a job pays on the scale that all rows of a list share; the tick is the middle of such jobs. */
export function SalaryBar({ job, wished }: SalaryBarProps) {
  const { salaryMin, salaryMax, salaryMedian } = job
  const from = placeOf(salaryMin ?? 0)
  const to = placeOf(salaryMax ?? salaryMin ?? 0)

  return (
    <S.Pay>
      <S.Figure style={{ marginInlineStart: salaryMin === undefined ? 0 : `min(${from}%, calc(100% - 84px))` }}>
        {salaryText(job)}
      </S.Figure>
      {salaryMin !== undefined && (
        <S.Scale aria-hidden="true">
          <S.Range $meets={meets(job, wished)} style={{ left: `${from}%`, width: `${Math.max(to - from, 1)}%` }} />
          {salaryMedian !== undefined && <S.Middle style={{ left: `${placeOf(salaryMedian)}%` }} />}
        </S.Scale>
      )}
    </S.Pay>
  )
}
