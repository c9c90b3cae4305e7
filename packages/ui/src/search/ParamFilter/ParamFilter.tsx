import type { Href } from '../../primitives/Link/Link.tsx'
import { FacetList } from '../FacetPanel/FacetList.tsx'
import * as F from '../FacetPanel/FacetPanel.styles.ts'
import { UnitRangeField, type UnitRangeFieldProps } from '../UnitRangeField/UnitRangeField.tsx'
import { chosenOfRange, countedIn, pieces, rangeOfChosen } from './counted.ts'
import { extentOfAll, figuresOf, isRange, type ParamChoice } from './param-choice.ts'
import { chosenIn, withValue } from './param-values.ts'

export type { ParamChoice } from './param-choice.ts'

export interface ParamFilterProps {
  /** The parameter among what was found: its ends, and its commonest values with counts. */
  parameter: ParamChoice
  /** What it must be now: `X7R|X5R`, `>=10k`, `100n..1u`. */
  value?: string
  /** The same list with that instead; without anything, free of it. */
  hrefOf: (value: string | undefined) => Href
  /** A range was drawn or typed. */
  onChange: (value: string | undefined) => void
  /**
   * How many values stand before 全部.
   *
   * @default 8
   */
  shown?: number
}

/** One parameter to narrow a list by: a rail and an expression for figures, links with counts for words. */
export const ParamFilter = (props: ParamFilterProps) => (
  <>
    <Choice {...props} />
    {props.parameter.readCount ? <F.Least>含来自目录描述的值</F.Least> : null}
  </>
)

function Choice(props: ParamFilterProps) {
  const { parameter, value, hrefOf, onChange, shown } = props
  const { name, unit, values, exact, label = name } = parameter
  const counted = countedIn(parameter)
  const drawn = counted && rangeOfChosen(counted, value)
  if (counted && drawn)
    return (
      <Rail
        name={label}
        unit={pieces}
        all={counted.all}
        figures={counted.numbers}
        value={drawn.expression}
        onChange={(range) => {
          const chosen = chosenOfRange(counted, range)
          if (chosen !== null) onChange(chosen)
        }}
      />
    )
  if (isRange(parameter, value))
    return (
      <Rail
        name={label}
        unit={unit}
        all={extentOfAll(parameter)}
        figures={figuresOf(parameter)}
        value={value}
        onChange={onChange}
      />
    )

  return (
    <FacetList
      facet={{ label, values: [...values], exact }}
      selected={chosenIn(value)}
      hrefOf={(one, isOn) => hrefOf(withValue(value, one, isOn))}
      shown={shown}
    />
  )
}

const Rail = ({ name, ...field }: Omit<UnitRangeFieldProps, 'label'> & { name: string }) => (
  <F.Facet aria-label={name}>
    <F.Head>
      <F.Title>{name}</F.Title>
      {field.unit && <F.Unit>{field.unit}</F.Unit>}
    </F.Head>
    <UnitRangeField label={name} {...field} />
  </F.Facet>
)
