import { CircleCheck } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Box, type FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { useField } from '../Field/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import { codeFault, type CodeFault } from './code-fault.ts'
import { codeReading } from './code-reading.ts'
import { placeOf } from './code-text.ts'
import * as S from './CreditCodeField.styles.ts'
import { useGroupedCode } from './useGroupedCode.ts'

export interface CreditCodeFieldProps {
  /**
   * What is asked for.
   *
   * @default '统一社会信用代码'
   */
  label?: string
  /** The code without blanks, in capital letters. */
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, where the field itself finds nothing: it is empty, or too short. */
  error?: string
  /** The name of the field in a form. */
  name?: string
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  isRequired?: boolean
  isDisabled?: boolean
}

const full = 18

/** A 统一社会信用代码: says at once which character is wrong, and of a right one what it means. */
export function CreditCodeField(props: CreditCodeFieldProps) {
  const { label = '统一社会信用代码', value, onChange, error, size = 'md', name } = props
  const { input, shown, change, keys } = useGroupedCode({ value, onChange })
  const fault = codeFault(value)
  const problem = fault?.message ?? error
  const help = <Help code={value} />
  const field = useField({ ...props, error: problem, help })

  return (
    <S.Root>
      <FieldLabel id={field.id} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <Box {...field.box} $size={size}>
        <S.Line>
          {fault && <S.Wrong style={{ '--at': placeOf(fault.at) }} aria-hidden />}
          <input
            {...field.input}
            ref={input}
            name={name}
            value={shown}
            onChange={({ target }) => change(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="18 位，在营业执照上"
            {...keys}
          />
        </S.Line>
      </Box>
      <S.Notes aria-live="polite">
        <FieldNotes id={field.notes} help={help} error={problem} />
        {fault?.instead && <Mend code={value} fault={fault} instead={fault.instead} onChange={onChange} />}
      </S.Notes>
    </S.Root>
  )
}

/** What a right code says; how much of one is there. */
function Help({ code }: { code: string }) {
  if (code.length < full) return code === '' ? null : `已输入 ${code.length} 位，共 18 位`
  const { department, kind, region, province } = codeReading(code)

  return (
    <S.Right>
      <Icon of={CircleCheck} size={14} />
      <span>
        校验位正确：{department} · {kind}，地区码 {region}
        {province && `（${province}）`}
      </span>
    </S.Right>
  )
}

interface MendProps {
  code: string
  fault: CodeFault
  instead: string
  onChange: (code: string) => void
}

const Mend = ({ code, fault, instead, onChange }: MendProps) => (
  <Button size="sm" onPress={() => onChange(code.slice(0, fault.at) + instead + code.slice(fault.at + 1))}>
    把第 {fault.at + 1} 位改为 {instead}
  </Button>
)
