import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { token } from '../index.ts'
import { motion } from '../tokens.ts'
import { Code, Note, Page, pageParameters, Table } from './page.tsx'

const meta = {
  id: 'foundations-motion',
  title: '基础/动效 Motion',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const speeds = ['fast', 'slow'] as const
const uses: Record<keyof typeof motion, string> = {
  fast: '指针下变色、按下、勾选',
  slow: '菜单打开、对话框升起、抽屉',
  ease: '快起慢停；没有弹簧',
}

const Moves = () => {
  const [isThere, setThere] = useState(false)

  return (
    <Page
      title="动效"
      lead="动是为了说清从哪来、到哪去，不是为了好看。最长 200 ms；要求少动的人看到的是结果，不是过程。"
    >
      <Section title="快慢">
        <Table
          caption="动效的时长"
          head={['名字', '值', '用处']}
          rows={(Object.keys(motion) as (keyof typeof motion)[]).map((name) => [
            name,
            <Code key="value">{motion[name]}</Code>,
            uses[name],
          ])}
        />
      </Section>
      <Section title="看一看">
        <Rails>
          {speeds.map((speed) => (
            <li key={speed}>
              <Code>{speed}</Code>
              <Rail>
                <Dot
                  data-testid={speed}
                  data-there={isThere || undefined}
                  style={{ transitionDuration: token('motion', speed) }}
                />
              </Rail>
            </li>
          ))}
        </Rails>
        <Button size="sm" onPress={() => setThere(!isThere)}>
          <Icon of={RotateCw} />
          再放一次
        </Button>
        <Note>骨架的呼吸和进度条不停，因为它们说的是“还在等”；要求少动时它们静止。</Note>
      </Section>
    </Page>
  )
}

/** How long things take to move, and when they do. */
export const Motion: Story = {
  name: '动效 Motion',
  render: () => <Moves />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再放一次' }))
    const dot = canvas.getByTestId('slow')
    await waitFor(() => expect(dot.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 4))
  },
}

const Rails = styled.ul`
  display: grid;
  gap: ${token('space', 3)};
  max-width: 480px;
  margin-bottom: ${token('space', 4)};

  > li {
    display: grid;
    grid-template-columns: 48px 1fr;
    align-items: center;
  }
`

const Rail = styled.div`
  height: 16px;
  border-bottom: 1px solid ${token('color', 'lineStrong')};
`

const Dot = styled.div`
  width: calc(100% - 12px);
  transition: transform ${token('motion', 'ease')};

  &::after {
    content: '';
    display: block;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${token('color', 'trace')};
  }
  &[data-there] {
    transform: translateX(100%);
  }
`
