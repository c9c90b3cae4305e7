import { Activity, memo, useRef, useState } from 'react'
import type { BomCandidate } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { MatchPins } from './MatchPins.tsx'
import { candidatesOf, type LineChange, type MatchLine } from './match-line.ts'
import * as S from './MatchCandidates.styles.ts'

export interface MatchCandidatesProps {
  line: MatchLine
  /** Whether what can be corrected is drawn yet: the fields take as long as all parts. Their room is kept. */
  hasFields: boolean
  onChoose: (rowNo: number, modelId: number) => void
  onChange: (rowNo: number, change: LineChange) => void
}

/** A line that is open: why it stopped, the parts it may mean, and what can be corrected. Not drawn again to be hidden. */
export const MatchCandidates = memo(function MatchCandidates({ line, hasFields, ...acts }: MatchCandidatesProps) {
  const { onChoose, onChange } = acts
  const candidates = candidatesOf(line)
  return (
    <S.Root role="group" aria-label={`核对第 ${line.rowNo} 行`}>
      <S.Why>
        <S.Lead>{line.match?.reason ? '为什么停在这里' : '匹配依据'}</S.Lead>
        {line.match?.reason || '型号、封装和参数都对得上'}
        {line.match?.told ? `；从表里读出 ${line.match.told}` : ''}
      </S.Why>
      {candidates.length > 0 && (
        <S.List aria-label="候选型号">
          {candidates.map((candidate, at) => (
            <Candidate
              key={candidate.model.id}
              candidate={candidate}
              number={at + 1}
              isChosen={candidate.model.id === line.chosen?.model.id}
              onChoose={() => onChoose(line.rowNo, candidate.model.id)}
            />
          ))}
        </S.List>
      )}
      <S.Correction>
        {hasFields && (
          <Correction key={`${line.model} ${line.package} ${line.quantity}`} line={line} onChange={onChange} />
        )}
      </S.Correction>
    </S.Root>
  )
})

/**
 * The same out of sight and without its words, drawn while nothing else is to be done: the first line that is opened
 * would bring these styles along, and the browser would dress the whole page anew for them.
 */
export const CandidatesAhead = memo(({ line }: { line: MatchLine | undefined }) => (
  <Activity mode="hidden">
    {line?.chosen && (
      <MatchCandidates hasFields line={wordless(line, line.chosen)} onChoose={nothing} onChange={nothing} />
    )}
  </Activity>
))

const nothing = () => {}

const wordless = (line: MatchLine, { model, ...chosen }: BomCandidate): MatchLine => {
  const words = { model: '', brandName: '', package: '', description: '' }
  const best: BomCandidate = { ...chosen, fields: [], prices: [], model: { ...model, ...words } }
  return { ...line, model: '', package: '', match: line.match && { ...line.match, best, alternates: [] } }
}

interface CandidateProps {
  candidate: BomCandidate
  number: number
  isChosen: boolean
  onChoose: () => void
}

const Candidate = ({ candidate, number, isChosen, onChoose }: CandidateProps) => {
  const { model, fields, prices } = candidate
  const [price] = prices
  const reasons = fields.map(({ reason }) => reason).filter(Boolean)
  return (
    <S.Candidate $isChosen={isChosen}>
      <S.Key aria-hidden>{number}</S.Key>
      <S.Part>
        <S.Model>
          <MatchPins fields={fields} /> {model.model}
        </S.Model>
        <S.Quiet>{[model.brandName, model.package, model.description].filter(Boolean).join('　')}</S.Quiet>
        {reasons.length > 0 && <S.Reason>{reasons.join('；')}</S.Reason>}
      </S.Part>
      <MoneyText
        kind="unit"
        value={price?.price}
        none="暂无报价"
        {...(price && { currency: price.currency })}
        {...(price?.taxIncluded === false && { per: '未税' })}
      />
      <Button
        size="sm"
        tone={isChosen ? 'quiet' : 'plain'}
        isDisabled={isChosen}
        onPress={onChoose}
        aria-label={`${isChosen ? '已选' : '用它'} ${model.model}`}
      >
        {isChosen ? '已选' : '用它'}
      </Button>
    </S.Candidate>
  )
}

function Correction({ line, onChange }: Pick<MatchCandidatesProps, 'line' | 'onChange'>) {
  const [model, setModel] = useState(line.model)
  const [pack, setPack] = useState(line.package)
  const [quantity, setQuantity] = useState(line.quantity)
  // The Enter that ends the number sends it too, before the line is drawn anew.
  const counted = useRef(line.quantity)
  const isSameText = model === line.model && pack === line.package
  const isSame = isSameText && quantity === line.quantity
  const count = (next: number | null) => {
    counted.current = next
    setQuantity(next)
  }
  const send = () => {
    if (isSameText && counted.current === line.quantity) return
    onChange(line.rowNo, { model: model.trim(), package: pack.trim(), quantity: counted.current })
  }

  return (
    <>
      <TextField label="型号或参数" size="sm" value={model} onChange={setModel} maxLength={200} onEnter={send} />
      <TextField label="封装" size="sm" value={pack} onChange={setPack} maxLength={60} onEnter={send} />
      <NumberField
        label="每套用量"
        size="sm"
        value={quantity}
        onChange={count}
        min={1}
        max={999_999_999}
        onEnter={send}
      />
      <Button size="sm" isDisabled={isSame} onPress={send}>
        改好，重新匹配
      </Button>
    </>
  )
}
