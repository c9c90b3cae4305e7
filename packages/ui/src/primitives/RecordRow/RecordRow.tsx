import type { RecentViewRecord } from '@xinpu/sdk/types'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Link, type Href } from '../Link/Link.tsx'
import { TimeText } from '../TimeText/TimeText.tsx'
import { shownOf } from './record-shown.tsx'
import * as S from './RecordRow.styles.ts'

export interface RecordRowProps {
  /** What was looked at or kept, of whatever kind. */
  record: RecentViewRecord
  /** Where it leads. */
  hrefOf: (record: RecentViewRecord) => Href
  /** The present moment, for ‘3小时前’. */
  now: Date
  /**
   * Whether it is ticked.
   *
   * @default false
   */
  isChosen?: boolean
  /** It was ticked or unticked; without it there is no tick. */
  onChoose?: (isChosen: boolean) => void
  /** Under the name: its tags. */
  children?: React.ReactNode
  /** What can be done with it, at the right edge. */
  actions?: React.ReactNode
}

/** A line of a list of things looked at or kept: a mark, the name that leads there, and when. */
export function RecordRow({ record, hrefOf, now, isChosen = false, onChoose, children, actions }: RecordRowProps) {
  const shown = shownOf(record)
  if (!shown) return null
  const { name, mark, drawn, more } = shown

  return (
    <S.Row $isChosen={isChosen}>
      {onChoose && <Checkbox aria-label={`选择 ${name}`} isSelected={isChosen} onChange={onChoose} />}
      {mark}
      <S.Middle $hasWays={Boolean(actions)}>
        <S.What>
          <Link tone={drawn ? 'part' : 'plain'} href={hrefOf(record)}>
            {drawn ?? name}
          </Link>
          {more && <S.Second>{more}</S.Second>}
          {children}
        </S.What>
        <S.When>
          <TimeText value={record.createTime} now={now} />
        </S.When>
      </S.Middle>
      {actions && <S.Ways>{actions}</S.Ways>}
    </S.Row>
  )
}
