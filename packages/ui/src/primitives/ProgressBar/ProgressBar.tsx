import { Meter, ProgressBar as AriaProgressBar } from 'react-aria-components'
import * as S from './ProgressBar.styles.ts'

export type ProgressKind = 'progress' | 'space'

export interface ProgressBarProps {
  /** How much is done or taken, from 0 to 100. */
  value?: number
  /** What is being done, or whose space it is. */
  label: string
  /**
   * When nobody knows how much is done: it creeps for five seconds and waits near the end.
   *
   * @default false
   */
  isIndeterminate?: boolean
  /**
   * A 2 px line of something on its way, or a meter of a space with its words, warm from 80 and red from 95 on.
   *
   * @default 'progress'
   */
  kind?: ProgressKind
  /** The words of a space: ‘已用 3.2 GB，共 10 GB’. */
  valueText?: string
}

/** How far something is: a route on its way, a file, a space. */
export function ProgressBar({ kind = 'progress', ...props }: ProgressBarProps) {
  return kind === 'space' ? <Space {...props} /> : <Line {...props} />
}

const Line = ({ value = 0, label, isIndeterminate = false }: ProgressBarProps) => (
  <AriaProgressBar aria-label={label} value={value} isIndeterminate={isIndeterminate}>
    {({ percentage }) => (
      <S.Rail>
        <S.Fill
          data-creeps={isIndeterminate || undefined}
          style={isIndeterminate ? undefined : { width: `${percentage}%` }}
        />
      </S.Rail>
    )}
  </AriaProgressBar>
)

function Space({ value = 0, label, valueText = `${Math.round(value)}%` }: ProgressBarProps) {
  const level = levels.find(({ from }) => value >= from)

  return (
    <Meter aria-label={label} value={value} valueLabel={[valueText, level?.word].filter(Boolean).join('，')}>
      {({ percentage }) => (
        <S.Space>
          <S.SpaceRail>
            <S.SpaceFill $level={level?.tone ?? 'calm'} style={{ width: `${percentage}%` }} />
          </S.SpaceRail>
          <S.SpaceText>
            <span>{valueText}</span>
            {level && <S.SpaceWord $level={level.tone}>{level.word}</S.SpaceWord>}
          </S.SpaceText>
        </S.Space>
      )}
    </Meter>
  )
}

/** Never colour alone: a word comes with it. */
const levels = [
  { from: 100, tone: 'full', word: '已用满' },
  { from: 95, tone: 'full', word: '即将用满' },
  { from: 80, tone: 'warm', word: '空间不多' },
] as const
