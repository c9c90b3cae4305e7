import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import type { ClashAnswer } from './upload-item.ts'
import * as S from './UploadQueue.styles.ts'

interface ClashChoiceProps {
  name: string
  onAnswer: (answer: ClashAnswer, isForAll: boolean) => void
}

/** What becomes of a file whose name is taken, of this one or of all. */
export function ClashChoice({ name, onAnswer }: ClashChoiceProps) {
  const [isForAll, setForAll] = useState(false)

  return (
    <S.Choice role="group" aria-label={`${name} 重名`}>
      <Button size="sm" onPress={() => onAnswer('rename', isForAll)}>
        改名存
      </Button>
      <Button size="sm" onPress={() => onAnswer('replace', isForAll)}>
        替换
      </Button>
      <Button size="sm" tone="quiet" onPress={() => onAnswer('skip', isForAll)}>
        跳过
      </Button>
      <Checkbox isSelected={isForAll} onChange={setForAll}>
        后面都这样
      </Checkbox>
    </S.Choice>
  )
}
