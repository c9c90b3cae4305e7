import { Link } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import type { ArticleEditorProps } from './ArticleEditor.tsx'
import * as S from './panel.styles.ts'

/** Words of the saved text that look like part numbers, and what the catalogue knows of each. */
export function MentionList({ mentions, mentionHref }: Pick<ArticleEditorProps, 'mentions' | 'mentionHref'>) {
  if (mentions.length === 0) return <S.Note>文中的型号保存后显示在这里，读者点一下就到器件页。</S.Note>
  return (
    <S.CheckList>
      {mentions.map((mention) => (
        <li key={mention.word}>
          {mention.count > 0 ? (
            <Link href={mentionHref(mention)}>
              <PartNumber>{mention.word}</PartNumber>
            </Link>
          ) : (
            <PartNumber>{mention.word}</PartNumber>
          )}
          <S.Note>{wordsOf(mention)}</S.Note>
        </li>
      ))}
    </S.CheckList>
  )
}

const wordsOf = ({ count, modelId }: ArticleEditorProps['mentions'][number]): string => {
  if (modelId !== undefined) return '已连到器件页'
  return count > 0 ? `${count} 个可能` : '型号库没有'
}
