import type { MyArticleDetail } from '@xinpu/sdk/types'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import type { RichPart } from '../../primitives/RichText/RichText.tsx'
import { token } from '../../theme/index.ts'
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx'
import { ArticleHeader } from '../ArticleHeader/ArticleHeader.tsx'

export interface ArticlePreviewProps {
  article: MyArticleDetail
  now: Date
  onBack: () => void
  /** The way on, as in the editor. */
  onSubmit: () => void
  isSubmitting: boolean
  /** Shows a part number that the catalogue knows. */
  renderPart?: (part: RichPart) => React.ReactNode
}

/** An article as readers will see it, as wide as on a desk or on a phone. */
export function ArticlePreview({ article, now, onBack, onSubmit, isSubmitting, renderPart }: ArticlePreviewProps) {
  const [width, setWidth] = useState('desk')
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])

  return (
    <Root ref={root} tabIndex={-1} aria-label="预览">
      <Bar>
        <Button tone="quiet" onPress={onBack}>
          <Icon of={ArrowLeft} />
          返回编辑
        </Button>
        <RadioGroup
          label="宽度"
          isLabelHidden
          look="buttons"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desk', label: '电脑' },
            { value: 'phone', label: '手机' },
          ]}
        />
        <Button tone="primary" onPress={onSubmit} isPending={isSubmitting}>
          提交发布
        </Button>
      </Bar>
      <Paper data-width={width}>
        <ArticleHeader article={{ ...article, title: article.title || '（无标题）' }} authorHref={null} now={now} />
        <ArticleBody html={article.shown} {...(renderPart && { renderPart })} />
      </Paper>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  padding-block: ${token('space', 4)} ${token('space', 16)};
  outline: 0;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 3)} ${token('space', 4)};

  > :last-child {
    margin-left: auto;
  }
`

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  width: 100%;
  max-width: 720px;
  margin-inline: auto;

  &[data-width='phone'] {
    max-width: 375px;
    padding: ${token('space', 4)};
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'surface')};
  }
`
