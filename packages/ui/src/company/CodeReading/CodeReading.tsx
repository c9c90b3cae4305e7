import { Check } from 'lucide-react'
import { creditCodeCheck } from '@xinpu/sdk/format'
import { codeFault } from '../../primitives/CreditCodeField/code-fault.ts'
import { codeReading } from '../../primitives/CreditCodeField/code-reading.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './CodeReading.styles.ts'

export interface CodeReadingProps {
  /** What is typed where names, people and codes are looked up. */
  text: string
  /** Puts another code in its place. */
  onMend: (code: string) => void
}

const full = 18

/** A text that can only become a credit code: it begins as one, and has no blank or Han character. */
const looksLikeCode = (text: string) => /^[1-9ANY][1-9]\d{4}[\dA-Z]{2,14}$/.test(text)

/**
 * A code that is typed into the search is read back: who registered it, what, where, and whether its check character is
 * right. A wrong one names the right one, and does not keep anybody from searching.
 */
export function CodeReading({ text, onMend }: CodeReadingProps) {
  const code = text.trim().replaceAll(/\s/g, '').toUpperCase()
  if (!looksLikeCode(code)) return null

  return (
    <S.Row aria-live="polite">
      <Read code={code} onMend={onMend} />
    </S.Row>
  )
}

function Read({ code, onMend }: { code: string; onMend: (code: string) => void }) {
  const fault = codeFault(code)
  if (fault) return <Wrong code={code} fault={fault} onMend={onMend} />
  if (code.length < full)
    return (
      <>
        <Chip name="信用代码" value={`${code.length} / ${full}`} />
        <S.Quiet>也可按名称查</S.Quiet>
      </>
    )
  const { department, kind, region, province } = codeReading(code)

  return (
    <>
      <Chip name="登记部门" value={department} />
      <Chip name="类别" value={kind} />
      <Chip name="区划" value={province ? `${province} ${region}` : region} />
      <Chip name="主体" value={code.slice(8, 17)} />
      <S.Right>
        <Icon of={Check} size={14} /> 校验位 {code.at(-1)} 正确
      </S.Right>
    </>
  )
}

const Chip = ({ name, value }: { name: string; value: string }) => (
  <S.Chip>
    {name} <b>{value}</b>
  </S.Chip>
)

interface WrongProps {
  code: string
  fault: NonNullable<ReturnType<typeof codeFault>>
  onMend: (code: string) => void
}

function Wrong({ code, fault, onMend }: WrongProps) {
  const instead = fault.instead ?? checkOf(code, fault.at)
  return (
    <>
      <S.Wrong>{fault.message}</S.Wrong>
      {instead && (
        <Button size="sm" onPress={() => onMend(code.slice(0, fault.at) + instead + code.slice(fault.at + 1))}>
          改为 {instead} 再查
        </Button>
      )}
    </>
  )
}

/** The check character that would be right, where it is the one that is wrong. */
const checkOf = (code: string, at: number) =>
  at === full - 1 && code.length === full ? creditCodeCheck(code) : undefined
