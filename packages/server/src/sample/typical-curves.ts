import { drawChart } from './chart.ts'
import type { Draft } from './draft.ts'
import { axis, curve, type Curve } from './families/family.ts'
import { page } from './sheet.ts'

/** Two charts side by side with a remark. */
export function writeCurves(draft: Draft, curves: readonly Curve[], topic: string): void {
  const { sheet, words } = draft
  const width = (page.body - 14) / 2
  sheet.paragraph(words.curveNote, { size: 8.6 })
  curves.forEach((one, index) => {
    const box = { x: page.left + index * (width + 14), y: sheet.y, w: width, h: 206 }
    drawChart(sheet, one, box, {
      say: draft.say,
      series: words.series,
      note: words.illustrative,
      random: draft.random(`${topic} ${index}`),
    })
  })
  sheet.y += 210
  curves.forEach((one, index) => {
    sheet.figures += 1
    const text = `${words.figure} ${sheet.figures}. ${draft.say(one.title)}`
    sheet.line(text, page.left + index * (width + 14), sheet.y, { size: 8.2, color: '#5d6875', width, align: 'center' })
  })
  sheet.y += 16
  sheet.bullets(words.curveComment.slice(0, 1 + (topic.length % 2)), { size: 8.6 })
}

/** Curves that every kind of part has. */
export const commonCurves: Record<'drift' | 'spread', readonly Curve[]> = {
  drift: [
    curve(
      ['Main value over temperature', '主要参数—温度'],
      axis('temperature', -40, 125),
      axis('change', -3, 3),
      'bell',
    ),
    curve(['Change in long operation', '长期工作变化'], axis('hours', 1, 1e5, true), axis('change', -3, 3), 'saturate'),
  ],
  spread: [
    curve(['Distribution of a lot', '批内分布'], axis('change', -6, 6), axis('share', 0, 100), 'bell'),
    curve(['Thermal response to a pulse', '脉冲热响应'], axis('time', 1, 1e6, true), axis('share', 0, 100), 'knee'),
  ],
}
