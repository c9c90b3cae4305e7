import { useId, useState } from 'react'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import * as S from './FavouriteList.styles.ts'
import type { FavouriteListProps } from './FavouriteList.tsx'

type ToolsProps = Pick<FavouriteListProps, 'kind' | 'tags' | 'tag' | 'tagHref' | 'keywords' | 'onSearch'>

/** What narrows the list: words, and one of the tags. */
export const FavouriteTools = (props: ToolsProps) => (
  <S.Tools>
    {/* What stands in the box follows the address: 后退 brings the words of before. */}
    <Words key={`${props.kind} ${props.keywords}`} {...props} />
    <TagWays {...props} />
  </S.Tools>
)

function Words({ keywords, onSearch }: ToolsProps) {
  const [typed, setTyped] = useState(keywords)

  return (
    <S.Words>
      <SearchField
        label="搜索收藏"
        placeholder="搜索收藏"
        value={typed}
        onChange={setTyped}
        onSearch={(text) => onSearch(text.trim())}
        maxLength={100}
      />
    </S.Words>
  )
}

function TagWays({ tags, tag, tagHref }: ToolsProps) {
  const id = useId()
  if (tags.length === 0) return null

  return (
    <S.Tags>
      <span id={id}>标签</span>
      <ul aria-labelledby={id}>
        <li>
          <S.TagWay href={tagHref()} aria-current={tag === undefined ? 'true' : undefined}>
            全部
          </S.TagWay>
        </li>
        {tags.map(({ name, count }) => (
          <li key={name}>
            <S.TagWay href={tagHref(name)} aria-current={name === tag ? 'true' : undefined}>
              {name} <S.Count>{count}</S.Count>
            </S.TagWay>
          </li>
        ))}
      </ul>
    </S.Tags>
  )
}
