import { Slider, type SliderValue } from '../../primitives/Slider/Slider.tsx'
import { placesOf, valueAt, type Ruler, type SliderScale } from '../../primitives/Slider/slider-scale.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { barsOf, type FigureCount } from './bars.ts'
import { expressionOf, type Extent } from './range-expression.ts'
import * as S from './UnitRangeField.styles.ts'
import { useRange } from './useRange.ts'

export interface UnitRangeFieldProps {
  /** The parameter: ‘容值’. */
  label: string
  /** Its SI unit; empty for plain numbers. */
  unit: string
  /** The least and the greatest figure there is, in the unit. */
  all: Extent
  /** How many parts have which figure: bars over the rail. */
  figures?: readonly FigureCount[]
  /** The range as one types it: `>=10k`, `100n..1u`, `<=5%`; without it, all there is. */
  value?: string
  /** Another range, when a thumb is let go or Enter is pressed; undefined for all there is. */
  onChange: (value: string | undefined) => void
}

/** A range of a parameter, drawn on a rail or typed with units; the two are one. */
export function UnitRangeField({ label, unit, all, figures = [], value, onChange }: UnitRangeFieldProps) {
  const { range, draw, finish, text, type, keep, fault } = useRange({ unit, all, value, onChange })
  const ruler: Ruler = { min: all.low, max: all.high, scale: scaleOf(all) }
  const bars = barsOf(figures, ruler, range)

  return (
    <S.Root>
      {bars.length > 0 && (
        <S.Bars aria-hidden>
          {bars.map((bar, at) => (
            <S.Bar key={at} $height={Math.round(bar.height * 36)} data-in={bar.isIn || undefined} />
          ))}
        </S.Bars>
      )}
      <Slider
        look="rail"
        label={label}
        min={all.low}
        max={all.high}
        scale={ruler.scale}
        unit={unit || undefined}
        value={range as SliderValue}
        onChange={draw}
        onChangeEnd={finish}
      />
      <TextField
        label={`${label}的范围`}
        isLabelHidden
        size="sm"
        placeholder={exampleOf(unit, all, ruler)}
        maxLength={100}
        value={text}
        onChange={type}
        onEnter={keep}
        onBlur={keep}
        error={fault}
      />
    </S.Root>
  )
}

/** Figures over several decades want equal distances for equal ratios. */
const scaleOf = ({ low, high }: Extent): SliderScale => (low > 0 && high / low >= 50 ? 'log' : 'linear')

/** An example within what there is: `>=10k`. */
function exampleOf(unit: string, all: Extent, ruler: Ruler): string {
  const middle = Number(valueAt(placesOf(ruler) / 2, ruler).toPrecision(1))
  return expressionOf({ low: middle, high: all.high }, unit, all) ?? ''
}
