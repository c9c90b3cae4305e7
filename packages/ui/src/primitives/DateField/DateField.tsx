import { DatePicker, DateRangePicker, I18nProvider } from 'react-aria-components'
import { styled } from 'styled-components'
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import type { FieldSize } from '../Field/Field.styles.ts'
import { CalendarPanel } from './CalendarPanel.tsx'
import { limitFault, readDate } from './date-value.ts'
import { DateBox } from './DateBox.tsx'
import * as S from './DateField.styles.ts'

/** The first and the last day, both meant, as `2026-07-28`. */
export interface DayRange {
  start: string
  end: string
}

interface CommonProps {
  /** What is asked for. */
  label: string
  /** The first day, or time, that is right, as ISO text. */
  min?: string
  /** The last day, or time, that is right, as ISO text. */
  max?: string
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /** What is wrong with the date; without it the field tells of its own limits. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  /**
   * Whether the label is only read aloud.
   *
   * @default false
   */
  isLabelHidden?: boolean
  isRequired?: boolean
  isDisabled?: boolean
}

interface OneProps extends CommonProps {
  /**
   * A day, a day with its time, or two days.
   *
   * @default 'day'
   */
  mode?: 'day' | 'time'
  /** ISO text: `2026-07-28`, or `2026-07-28T09:30:00` with its time; null while there is none. */
  value: string | null
  onChange: (value: string | null) => void
}

interface RangeProps extends CommonProps {
  mode: 'range'
  /** The first and the last day; null while there are none. */
  value: DayRange | null
  onChange: (value: DayRange | null) => void
}

export type DateFieldProps = OneProps | RangeProps

/** A day, a time or a span of days: typed part by part, or picked from a month. */
export const DateField = (props: DateFieldProps) => (
  <I18nProvider locale="zh-CN">{props.mode === 'range' ? <TwoDays {...props} /> : <OneDay {...props} />}</I18nProvider>
)

function OneDay({ mode = 'day', value, onChange, ...common }: OneProps) {
  const grain = mode === 'time' ? 'minute' : 'day'

  return (
    <OneRoot
      {...limits(common, grain)}
      value={readDate(value, grain)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      granularity={grain}
      hourCycle={24}
    >
      <Parts {...common} texts={[value ?? undefined]} onClear={value === null ? undefined : () => onChange(null)} />
    </OneRoot>
  )
}

function TwoDays({ value, onChange, mode: _mode, ...common }: RangeProps) {
  const [start, end] = [readDate(value?.start, 'day'), readDate(value?.end, 'day')]

  return (
    <RangeRoot
      {...limits(common, 'day')}
      value={start && end && { start, end }}
      onChange={(range) => onChange(range && { start: range.start.toString(), end: range.end.toString() })}
      granularity="day"
    >
      <Parts
        {...common}
        isRange
        texts={[value?.start, value?.end]}
        onClear={value === null ? undefined : () => onChange(null)}
      />
    </RangeRoot>
  )
}

const limits = ({ min, max, isRequired, isDisabled, error }: CommonProps, grain: 'day' | 'minute') => ({
  minValue: readDate(min, grain),
  maxValue: readDate(max, grain),
  isRequired,
  isDisabled,
  isInvalid: error ? true : undefined,
  shouldForceLeadingZeros: true,
  validationBehavior: 'aria' as const,
})

interface PartsProps extends CommonProps {
  isRange?: boolean
  texts: readonly (string | undefined)[]
  onClear: (() => void) | undefined
}

function Parts({ label, size = 'md', isLabelHidden, help, isRange = false, texts, onClear, ...props }: PartsProps) {
  const fault = props.error ?? limitFault(texts, props)

  return (
    <>
      <AriaFieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </AriaFieldLabel>
      <DateBox
        size={size}
        isInvalid={Boolean(fault)}
        isDisabled={props.isDisabled}
        isRange={isRange}
        onClear={props.isRequired || props.isDisabled ? undefined : onClear}
      />
      <AriaFieldNotes help={help} error={fault} />
      <CalendarPanel isRange={isRange} />
    </>
  )
}

const OneRoot = styled(DatePicker)`
  ${S.field}
`

const RangeRoot = styled(DateRangePicker)`
  ${S.field}
`
