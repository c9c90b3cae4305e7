import type { DemandType } from '@xinpu/sdk/types'
import { useId } from 'react'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { Readings, type ReadFields } from './Readings.tsx'
import * as S from './DemandParser.styles.ts'

/** A word of a line that was understood. */
export interface ReadMark {
  field: string
  start: number
  end: number
}

/** A line as it was read. */
export interface ReadLine {
  text: string
  fields: ReadFields
  marks: readonly ReadMark[]
  /** What was not understood. */
  rest: string
  /** Why it was not posted. */
  refused?: string
}

export interface DemandParserProps {
  text: string
  onChange: (text: string) => void
  /** The lines of the text, as they are read. */
  lines: readonly ReadLine[]
  /**
   * What a line is that says neither 求 nor 供.
   *
   * @default 1
   */
  type?: DemandType
  /** What can be done with a line that was refused. */
  renderWayOn?: (line: ReadLine, at: number) => React.ReactNode
  /** What can be done with them. */
  children?: React.ReactNode
}

/** A box for pasted lines, each shown with what was understood of it. */
export function DemandParser({ text, onChange, lines, type = 1, renderWayOn, children }: DemandParserProps) {
  const id = useId()
  const lacking = lines.filter(lacksSomething).length

  return (
    <S.Root>
      <TextArea
        label="粘贴一行或多行"
        rows={3}
        value={text}
        onChange={onChange}
        placeholder="求 STM32F103C8T6 2K 24+ 现货 含税 深圳 ¥3.2"
        help="一行一条：型号、数量（K、万、PCS）、批号、价格、是否含税、交期、地区，先后不限"
      />
      {lines.length > 0 && (
        <>
          <S.Lines aria-labelledby={id}>
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
              <S.Line key={at}>
                <S.Text>{piecesOf(line)}</S.Text>
                <Readings line={line} type={type} />
                {lacksSomething(line) && <S.Lacks>{lackOf(line)}</S.Lacks>}
                {line.refused && (
                  <S.Refused>
                    <span>{line.refused}</span>
                    {renderWayOn?.(line, at)}
                  </S.Refused>
                )}
              </S.Line>
            ))}
          </S.Lines>
          <S.Foot>
            <span id={id} role="status">
              读出 {lines.length} 条{lacking > 0 && `，${lacking} 条还缺内容`}。下划线是读懂的词，其余放进描述
            </span>
            {children}
          </S.Foot>
        </>
      )}
    </S.Root>
  )
}

const lacksSomething = ({ fields }: ReadLine): boolean => fields.model === undefined || fields.quantity === undefined

const lackOf = ({ fields }: ReadLine): string =>
  fields.model === undefined ? '没有看出型号：型号含字母与数字，至少 4 个字符' : '没有看出数量：写成 2000、2K 或 1.2万'

/** The line with its understood words underlined; ways to reach somebody are struck out. */
function piecesOf({ text, marks }: ReadLine): React.ReactNode[] {
  const pieces: React.ReactNode[] = []
  let at = 0
  for (const { field, start, end } of marks) {
    const word = text.slice(start, end)
    pieces.push(text.slice(at, start))
    pieces.push(field === 'contact' ? <S.Hidden key={start}>{word}</S.Hidden> : <S.Word key={start}>{word}</S.Word>)
    at = end
  }
  return [...pieces, text.slice(at)]
}
