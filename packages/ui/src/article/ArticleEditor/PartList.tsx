import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'
import { Anchored } from '../../primitives/Anchored/Anchored.tsx'
import type { PartHit } from './ArticleEditor.tsx'
import * as S from './parts.styles.ts'
import type { PartQuestions } from './use-part-asking.ts'

/** Parts that begin as somebody types after an `@`, under the cursor. The keys stay with the text. */
export function PartList({ asking, editor }: { asking: PartQuestions; editor: Editor }) {
  const { asked, close, onTake } = asking
  const take = ({ model, note }: PartHit, asRow: boolean) => {
    if (!asked) return
    const { from, to } = asked.question
    const words = asRow && note ? `${model}（${note}）` : `${model} `
    editor.chain().focus().insertContentAt({ from, to }, { type: 'text', text: words }).run()
  }
  useEffect(() => onTake(take))
  if (!asked) return null
  const { question, hits, at } = asked

  return (
    <Anchored rect={question.rect} label="型号" placement="bottom-start" onClose={close}>
      <S.Parts>
        <S.PartsHead role="status">
          <b>{question.word}</b>
          <span>
            {hits === null ? '正在查找' : hits.length > 0 ? `${hits.length} 个` : '型号库里没有，照原样写即可'}
          </span>
        </S.PartsHead>
        {hits?.map((hit, place) => (
          <S.Part
            key={hit.model}
            type="button"
            tabIndex={-1}
            data-on={place === at || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(hit, false)}
          >
            <b>{hit.model}</b>
            <span>{hit.brandName}</span>
            <small>{hit.note}</small>
          </S.Part>
        ))}
        <S.PartsFoot>
          <kbd>Enter</kbd> 插入 <kbd>Tab</kbd> 连同参数 <kbd>Esc</kbd> 关闭
        </S.PartsFoot>
      </S.Parts>
    </Anchored>
  )
}
