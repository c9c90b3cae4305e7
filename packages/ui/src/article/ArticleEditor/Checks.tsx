import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { ArticleEditorProps } from './ArticleEditor.tsx'
import * as S from './panel.styles.ts'

interface Check {
  id: string
  isGood: boolean
  words: string
}

type Checked = Pick<ArticleEditorProps, 'values' | 'mentions'>

/** What a reader would miss; none of it holds anybody up. */
export function checksOf({ values, mentions }: Checked): Check[] {
  const bare = [...values.content.matchAll(/<figure><img[^>]*><\/figure>/g)].length
  const vague = mentions.filter(({ count, modelId }) => count > 1 && modelId === undefined)
  const linked = mentions.filter(({ modelId }) => modelId !== undefined).length
  return [
    { id: 'summary', isGood: values.summary !== '', words: values.summary ? '有摘要' : '没有摘要，列表里只有标题' },
    { id: 'cover', isGood: values.imgUrl !== '', words: values.imgUrl ? '有封面' : '没有封面' },
    ...(bare > 0 ? [{ id: 'captions', isGood: false, words: `${bare} 张图没有说明` }] : []),
    ...vague.map(({ word, count }) => ({ id: word, isGood: false, words: `${word} 不完整，有 ${count} 个可能` })),
    { id: 'parts', isGood: linked > 0, words: linked > 0 ? `${linked} 个型号已连到器件页` : '文中没有认得的型号' },
  ]
}

/** The checks, with what to do about each in its words. */
export const Checks = (props: Checked) => (
  <S.CheckList>
    {checksOf(props).map(({ id, isGood, words }) => (
      <li key={id} data-good={isGood || undefined}>
        <Icon of={isGood ? CircleCheck : CircleAlert} />
        {words}
      </li>
    ))}
    <S.Note>都不拦您提交。</S.Note>
  </S.CheckList>
)
