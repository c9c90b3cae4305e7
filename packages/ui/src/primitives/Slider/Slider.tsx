import { useLayoutEffect, useRef } from 'react'
import { AriaFieldLabel } from '../Field/AriaField.tsx'
import * as S from './Slider.styles.ts'
import { placeOf, placesOf, valueAt, type Ruler, type SliderScale } from './slider-scale.ts'
import { textOf } from './slider-text.ts'
import { ValueBox } from './ValueBox.tsx'

/** One thumb, or the two ends of a range. */
export type SliderValue = readonly [number] | readonly [low: number, high: number]

export interface SliderProps {
  /** What is chosen: ‘输入电压’. */
  label: string
  /** The least value, in `unit`; more than 0 on a logarithmic scale. */
  min: number
  /** The largest value, in `unit`. */
  max: number
  /** One value or two, in `unit`; a typed value keeps all its figures. */
  value: SliderValue
  /** Told while a thumb is drawn. */
  onChange: (value: SliderValue) => void
  /** Told when a thumb is let go, or a value was typed: the time to search. */
  onChangeEnd?: (value: SliderValue) => void
  /**
   * Equal distances for equal differences, or for equal ratios.
   *
   * @default 'linear'
   */
  scale?: SliderScale
  /** How far one arrow goes on a linear scale, in `unit`; without it a round step, of which there are 50 at most. */
  step?: number
  /** The SI unit: V, F, Hz; without it values are plain numbers. */
  unit?: string
  isDisabled?: boolean
  /**
   * With boxes to type in, or the rail alone where something beside it does the typing; the label is heard then.
   *
   * @default 'field'
   */
  look?: 'field' | 'rail'
}

/** A value, or the two ends of a range, drawn or typed with its unit. */
export function Slider({
  label,
  min,
  max,
  value,
  onChange,
  onChangeEnd,
  scale = 'linear',
  step,
  unit,
  isDisabled,
  look = 'field',
}: SliderProps) {
  const ruler: Ruler = { min, max, scale, step }
  const places = value.map((one) => placeOf(one, ruler))
  // A thumb that did not move keeps the figures that were typed.
  const read = (next: readonly number[]) =>
    next.map((place, at) =>
      place === places[at] ? (value[at] ?? min) : valueAt(place, ruler),
    ) as unknown as SliderValue
  const type = (at: number, typed: number) => {
    const [low = min, high = max] = value.length === 2 ? (at === 0 ? [min, value[1]] : [value[0], max]) : []
    const next = value.map((one, i) =>
      i === at ? Math.min(high, Math.max(low, typed)) : one,
    ) as unknown as SliderValue
    onChange(next)
    onChangeEnd?.(next)
  }

  return (
    <S.Root
      value={places}
      onChange={(next) => onChange(read([next].flat()))}
      onChangeEnd={(next) => onChangeEnd?.(read([next].flat()))}
      minValue={0}
      maxValue={placesOf(ruler)}
      isDisabled={isDisabled}
    >
      <AriaFieldLabel isHidden={look === 'rail'}>{label}</AriaFieldLabel>
      {look === 'field' && (
        <S.Boxes>
          {value.map((one, at) => [
            at === 1 && <span key="to">至</span>,
            <ValueBox
              key={at}
              label={nameOf(label, value, at)}
              value={one}
              unit={unit}
              isDisabled={isDisabled}
              onDone={(typed) => type(at, typed)}
            />,
          ])}
        </S.Boxes>
      )}
      <S.Track>
        <S.Fill $from={value.length === 1 ? 'end' : 'thumb'} />
        {value.map((one, at) => (
          <Thumb key={at} index={at} label={value.length === 1 ? undefined : ends[at]} text={textOf(one, unit)} />
        ))}
      </S.Track>
      <S.Ends aria-hidden>
        <span>{textOf(min, unit)}</span>
        <span>{textOf(max, unit)}</span>
      </S.Ends>
    </S.Root>
  )
}

const ends = ['最小值', '最大值']

const nameOf = (label: string, value: SliderValue, at: number): string =>
  value.length === 1 ? `${label}数值` : `${label}${ends[at]}`

/** React Aria knows the place of a thumb only: what it stands for is said here. */
function Thumb({ index, label, text }: { index: number; label: string | undefined; text: string }) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', text))

  return <S.Thumb index={index} inputRef={input} aria-label={label} />
}
