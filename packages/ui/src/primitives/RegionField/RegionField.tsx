import { Cascader, type CascaderNode } from '../Cascader/Cascader.tsx'
import type { FieldSize } from '../Field/Field.styles.ts'
import { TextField } from '../TextField/TextField.tsx'

export interface RegionFieldProps {
  /**
   * What is asked for.
   *
   * @default '所在地区'
   */
  label?: string
  /** The names of the region from the province on, with blanks between: `广东省 深圳市 南山区`. */
  value: string
  onChange: (value: string) => void
  /** The provinces; without them, as where they could not be had, the region is typed. */
  nodes?: readonly CascaderNode[]
  /** Fetches what lies in a region. */
  load?: (node: CascaderNode) => Promise<readonly CascaderNode[]>
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  error?: string
  /** How many characters may be typed. */
  maxLength?: number
  isRequired?: boolean
  /** The name of the field in a `Form`. */
  name: string
}

/** The region an enterprise is in, kept as words: chosen level by level, or typed. */
export function RegionField(props: RegionFieldProps) {
  const { label = '所在地区', value, onChange, nodes, load, name, maxLength, ...field } = props
  if (!nodes || nodes.length === 0)
    return (
      <TextField
        {...field}
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        maxLength={maxLength}
        placeholder="如：广东省 深圳市 南山区"
      />
    )

  return (
    <div data-field={name}>
      <Cascader
        {...field}
        label={label}
        nodes={nodes}
        value={pathOf(value, nodes)}
        onChange={(path) => onChange(path.map((node) => node.name).join(' '))}
        load={load}
        choose="any"
        levels={['省份', '城市', '区县']}
        placeholder="请选择地区"
      />
    </div>
  )
}

/** Only the province has its number; the levels below are fetched again when the list opens. */
const pathOf = (text: string, nodes: readonly CascaderNode[]): CascaderNode[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name, at) => (at === 0 && nodes.find((node) => node.name === name)) || { id: -1 - at, name })
