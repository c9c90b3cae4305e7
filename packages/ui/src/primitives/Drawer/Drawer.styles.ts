import { Dialog, ModalOverlay } from 'react-aria-components'
import { css, keyframes, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { DrawerSide } from './Drawer.tsx'

const appear = keyframes`
  from { opacity: 0.01; }
`
const slide = keyframes`
  from { transform: translate(var(--from)); }
`

const sides: Record<DrawerSide, RuleSet> = {
  right: css`
    inset: 0 0 0 auto;
    --from: 24px, 0;
  `,
  left: css`
    inset: 0 auto 0 0;
    --from: -24px, 0;
  `,
  bottom: css`
    inset: auto 0 0;
    --from: 0, 24px;
    width: 100%;
    max-height: 85dvh;
    border-radius: ${token('radius', 'dialog')} ${token('radius', 'dialog')} 0 0;
  `,
}

export const Scrim = styled(ModalOverlay)<{ $side: DrawerSide; $size: 'lg' | 'md' }>`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: ${token('color', 'scrim')};
  animation: ${appear} ${token('motion', 'fast')} ${token('motion', 'ease')};

  &[data-leaving] {
    opacity: 0;
  }
  > div {
    position: absolute;
    display: flex;
    flex-direction: column;
    width: min(${({ $size }) => ($size === 'lg' ? 760 : 420)}px, calc(100% - 32px));
    background: ${token('color', 'raised')};
    color: ${token('color', 'ink')};
    box-shadow: ${token('shadow', 'float')};
    animation: ${slide} ${token('motion', 'slow')} ${token('motion', 'ease')};
    ${({ $side }) => sides[$side]}
  }
`

export const Surface = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  outline: none;
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  flex: none;
  min-height: 60px;
  padding: 0 ${token('space', 3)} 0 20px;
  border-bottom: 1px solid ${token('color', 'line')};

  > h2 {
    font-size: ${token('text', 16)};
  }
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token('space', 4)} 20px max(${token('space', 4)}, env(safe-area-inset-bottom));
  overflow: auto;
  overscroll-behavior: contain;
`

export const Foot = styled.footer`
  display: flex;
  flex: none;
  gap: ${token('space', 2)};
  padding: ${token('space', 3)} 20px;
  border-top: 1px solid ${token('color', 'line')};
`
