import { formatNumber } from '@xinpu/sdk/format'
import type { TradeFigures } from '@xinpu/sdk/types'
import { BarPlot } from '../../primitives/BarPlot/BarPlot.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as S from './TradePlots.styles.ts'

type Step = keyof TradeFigures['lists']

const steps: Record<Step, string> = {
  uploaded: '上传',
  matched: '有货可买',
  carted: '加购',
  ordered: '下单',
  paid: '付款',
}
const names = Object.keys(steps) as Step[]

/** How many lists of parts came how far; each step is part of the one before. */
export function ListFunnel({ periods }: { periods: readonly TradeFigures[] }) {
  const sums = names.map((name) => periods.reduce((sum, { lists }) => sum + lists[name], 0))
  const [uploaded = 0] = sums

  return (
    <Section title="清单到成交" meta="同一人 14 天内">
      {uploaded === 0 ? (
        <S.Why>这段时间没有上传清单。</S.Why>
      ) : (
        <>
          <S.Steps>
            {names.map((name, at) => (
              <li key={name}>
                <S.Why as="span">{steps[name]}</S.Why>
                <b>{formatNumber(sums[at] ?? 0)}</b>
                <S.Share $share={(sums[at] ?? 0) / uploaded} aria-hidden />
                <S.Why as="span">{Math.round((100 * (sums[at] ?? 0)) / uploaded)}%</S.Why>
              </li>
            ))}
          </S.Steps>
          <BarPlot
            caption="上传的清单"
            bars={periods.map(({ lists }) => lists.uploaded)}
            ends={[periods[0]?.since.slice(5) ?? '', periods.at(-1)?.since.slice(5) ?? '']}
            table={{
              caption: '清单到成交',
              head: ['起始日', ...names.map((name) => steps[name])],
              rows: periods.map(({ since, lists }) => [since, ...names.map((name) => formatNumber(lists[name]))]),
            }}
          />
        </>
      )}
    </Section>
  )
}
