import { X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as S from './SearchList.styles.ts'
import type { SearchListProps } from './SearchList.tsx'

/** What this device searched; nobody else sees it. */
export const RecentTerms = ({
  recent,
  termHref,
  onForget,
  onClear,
}: Pick<SearchListProps, 'recent' | 'termHref' | 'onForget' | 'onClear'>) => (
  <Section title="最近搜过" meta="只存在本机">
    <S.Terms aria-label="最近搜过">
      {recent.map((term) => (
        <S.Term key={term}>
          <Link tone="plain" href={termHref(term)}>
            {term}
          </Link>
          <Button size="sm" tone="quiet" shape="icon" aria-label={`移除 ${term}`} onPress={() => onForget(term)}>
            <Icon of={X} size={14} />
          </Button>
        </S.Term>
      ))}
    </S.Terms>
    <Button size="sm" onPress={onClear}>
      清空
    </Button>
  </Section>
)
