import type { SearchHint } from '@xinpu/sdk/types'
import { Search, X } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './OmniSearch.styles.ts'
import { useOmniSearch } from './useOmniSearch.ts'
import { NothingHere } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** What floats under the box comes when it first opens. */
const Suggestions = onDemand(() => import('./Suggestions.tsx').then((module) => module.Suggestions), NothingHere)

/** What is offered under the box: a hint of the catalogue, or a company. */
export type BoxHint = Omit<SearchHint, 'type'> & { type: SearchHint['type'] | 'company' }

/** Suggestions under one head: 型号, 品牌, 分类. */
export interface HintGroup {
  title: string
  items: readonly BoxHint[]
}

export type SearchScene = 'parts' | 'spec' | 'company'

export interface OmniSearchProps {
  /** What is typed. */
  value: string
  /** Tells what is typed, keystroke by keystroke. */
  onChange: (value: string) => void
  /** Asks for results: by Enter, by 搜索, or by a word of the history. */
  onSearch: (text: string) => void
  /**
   * What is looked through: the whole catalogue, the text of datasheets, or the register of companies.
   *
   * @default 'parts'
   */
  scene?: SearchScene
  /**
   * 60 px where search is the point of the page, 44 px in a strip.
   *
   * @default 'md'
   */
  size?: 'lg' | 'md'
  /**
   * Its button: the one primary of the page, or plain where the page's own action is.
   *
   * @default 'primary'
   */
  tone?: 'primary' | 'plain'
  /**
   * What the typed text may become.
   *
   * @default []
   */
  groups?: readonly HintGroup[]
  /** Where a suggestion leads. */
  hrefOf: (hint: BoxHint) => Href
  /**
   * What was searched before, newest first; shown while nothing is typed.
   *
   * @default []
   */
  history?: readonly string[]
  /** Forgets one search. */
  onForget?: (text: string) => void
  /** Forgets all searches. */
  onClearHistory?: () => void
  /** Suggestions are on their way. */
  isLoading?: boolean
  /** Stands in the empty box; each scene has its own. */
  placeholder?: string
  /** Where the form goes while scripts are off. */
  action?: string
  /**
   * What the text is called there.
   *
   * @default 'q'
   */
  name?: string
}

const scenes: Record<SearchScene, { label: string; placeholder: string }> = {
  parts: { label: '型号、品牌或参数', placeholder: '型号 / 品牌 / 参数，如 0.1uF 0402 贴片电容 村田' },
  spec: { label: '资料全文', placeholder: '在数据手册正文中查找，如 thermal shutdown' },
  company: { label: '企业名称、信用代码或人名', placeholder: '企业名称 / 统一社会信用代码 / 人名' },
}

/** The mixed query box: part numbers, brands and parameters in one line, suggestions under it. `/` brings one here. */
export function OmniSearch({
  scene = 'parts',
  size = 'md',
  tone = 'primary',
  placeholder,
  action,
  name = 'q',
  ...props
}: OmniSearchProps) {
  const box = useOmniSearch(props)
  const words = scenes[scene]

  return (
    <S.Root onBlur={box.leave}>
      <S.Form method="get" action={action} $size={size} onSubmit={box.submit}>
        <Icon of={Search} size={20} />
        <input
          {...box.inputProps}
          name={name}
          aria-label={words.label}
          placeholder={placeholder ?? words.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
        />
        {props.value === '' ? <S.Shortcut aria-hidden>/</S.Shortcut> : <Clear onPress={box.clear} />}
        <Button type="submit" tone={tone}>
          搜索
        </Button>
      </S.Form>
      {box.isOpen && (
        <Suspense>
          <Suggestions box={box} />
        </Suspense>
      )}
      <VisuallyHidden as="output">{box.status}</VisuallyHidden>
    </S.Root>
  )
}

const Clear = ({ onPress }: { onPress: () => void }) => (
  <S.Clear>
    <Button tone="quiet" size="sm" shape="icon" aria-label="清空" onPress={onPress}>
      <Icon of={X} />
    </Button>
  </S.Clear>
)
