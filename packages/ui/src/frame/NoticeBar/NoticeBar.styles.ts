import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { wrap } from '../wrap.ts'
import type { NoticeTone } from './NoticeBar.tsx'

const tones: Record<NoticeTone, RuleSet> = {
  info: css`
    --tone: ${token('color', 'info')};
    background: ${token('color', 'infoWash')};
  `,
  warn: css`
    --tone: ${token('color', 'warn')};
    background: ${token('color', 'warnWash')};
  `,
  ok: css`
    --tone: ${token('color', 'ok')};
    background: ${token('color', 'okWash')};
  `,
}

/** Not an `<output>`: it holds more than words. */
export const Root = styled.div.attrs({ role: 'status' })<{ $tone: NoticeTone }>`
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  ${({ $tone }) => tones[$tone]}
`

export const Wrap = styled.div`
  ${wrap}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding-block: ${token('space', 1)};

  > svg {
    flex: none;
    color: var(--tone);
  }
  ${media.phone} {
    flex-wrap: wrap;

    > span {
      flex: 1;
    }
  }
`

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 4)};
  margin-left: auto;
  white-space: nowrap;
`
