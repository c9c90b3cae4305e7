import { ChevronDown, X } from 'lucide-react'
import { useId } from 'react'
import { DialogTrigger } from 'react-aria-components'
import type { FieldSize } from '../Field/Field.styles.ts'
import { FieldName, FieldNotes } from '../Field/FieldTexts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Cascader.styles.ts'
import { Columns } from './Columns.tsx'
import { useCascader } from './useCascader.ts'

/** A category, or a region; `CategoryNode` and `Region` of the product both fit. */
export interface CascaderNode {
  id: number
  name: string
  /** What is under it, where the whole tree is at hand. */
  children?: readonly CascaderNode[]
  /** Whether something is under it that `load` can fetch. */
  hasChildren?: boolean
}

export interface CascaderProps {
  /** What is chosen: ‘所在地区’. */
  label: string
  /** The first level, with what is under it or without. */
  nodes: readonly CascaderNode[]
  /** The way from the first level to what is chosen; empty before anything is. */
  value: readonly CascaderNode[]
  onChange: (value: readonly CascaderNode[]) => void
  /** Fetches what is under a node that says it has children. */
  load?: (node: CascaderNode) => Promise<readonly CascaderNode[]>
  /**
   * Whether only the last level is an answer, or any.
   *
   * @default 'last'
   */
  choose?: 'last' | 'any'
  /** What the levels are called, for those who do not see them: 省份、城市、区县. */
  levels?: readonly string[]
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /**
   * What stands there before anything is chosen.
   *
   * @default '请选择'
   */
  placeholder?: string
  /** What is wrong with the choice. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of very many, chosen level by level: a region, a category. */
export function Cascader({
  label,
  nodes,
  value,
  onChange,
  load,
  choose = 'last',
  levels = [],
  ...props
}: CascaderProps) {
  const id = useId()
  const cascader = useCascader({ nodes, value, onChange, load, choose })
  const isClearable = value.length > 0 && !props.isRequired && !props.isDisabled

  return (
    <S.Root>
      <FieldName id={`${id}-label`} isRequired={props.isRequired}>
        {label}
      </FieldName>
      <S.Frame data-clearable={isClearable || undefined}>
        <DialogTrigger isOpen={cascader.isOpen} onOpenChange={cascader.setOpen}>
          <Opener {...props} id={id} value={value} />
          <S.Panel placement="bottom start" offset={4}>
            <S.Body aria-label={label}>
              <Columns cascader={cascader} levels={levels} />
            </S.Body>
          </S.Panel>
        </DialogTrigger>
        {isClearable && (
          <S.Clear aria-label={`清除 ${label}`} onPress={() => onChange([])}>
            <Icon of={X} size={14} weight="bold" />
          </S.Clear>
        )}
      </S.Frame>
      <FieldNotes id={`${id}-notes`} help={props.help} error={props.error} />
    </S.Root>
  )
}

type OpenerProps = Pick<CascaderProps, 'value' | 'size' | 'placeholder' | 'error' | 'help' | 'isDisabled'> & {
  id: string
}

function Opener({ id, value, size = 'md', placeholder = '请选择', error, help, isDisabled }: OpenerProps) {
  const text = value.map(({ name }) => name).join(' / ')

  return (
    <S.Trigger
      $size={size}
      isDisabled={isDisabled}
      aria-labelledby={`${id}-label ${id}-value`}
      aria-describedby={error || help ? `${id}-notes` : undefined}
      data-invalid={error ? true : undefined}
    >
      <span id={`${id}-value`} title={text || undefined} data-empty={text ? undefined : true}>
        {text || placeholder}
      </span>
      <Icon of={ChevronDown} size={14} weight="bold" />
    </S.Trigger>
  )
}
