import { CircleCheck, CloudOff, CloudUpload, PenLine, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { SaveNews } from './ArticleEditor.tsx'
import * as S from './ArticleEditor.styles.ts'

const news: Record<SaveNews['state'], { icon: LucideIcon; words: (at: string) => string }> = {
  new: { icon: PenLine, words: () => '写下的内容会自动保存' },
  typing: { icon: PenLine, words: (at) => (at ? `已保存 ${at}，有改动` : '有改动') },
  saving: { icon: CloudUpload, words: () => '正在保存' },
  saved: { icon: CircleCheck, words: (at) => `已保存 ${at}` },
  device: { icon: CloudOff, words: (at) => `仅保存在本机 ${at}` },
  conflict: { icon: TriangleAlert, words: () => '另一窗口已修改' },
}

/** Where what was typed is kept. */
export function Saved({ save: { state, at, why } }: { save: SaveNews }) {
  const { icon, words } = news[state]
  return (
    <S.Saved role="status" data-state={state}>
      <Icon of={icon} />
      {words(at)}
      {why && `：${why}`}
    </S.Saved>
  )
}
