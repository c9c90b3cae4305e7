import {
  Button,
  Text as AriaText,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { css, keyframes, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { ToastContent, ToastTone } from './toast.ts'

const drop = keyframes`
  from { opacity: 0.01; transform: translateY(-8px); }
`

export const Region = styled(AriaToastRegion<ToastContent>)`
  position: fixed;
  z-index: 100;
  top: calc(${token('size', 'header')} + ${token('space', 3)});
  left: 50%;
  display: grid;
  justify-items: center;
  gap: ${token('space', 2)};
  width: max-content;
  max-width: calc(100vw - ${token('space', 8)});
  transform: translateX(-50%);
  outline: none;

  > ol {
    display: contents;
  }
`

const tones: Record<ToastTone, RuleSet> = {
  success: css`
    --tone: ${token('color', 'ok')};
  `,
  warn: css`
    --tone: ${token('color', 'warn')};
  `,
  error: css`
    --tone: ${token('color', 'danger')};
  `,
  info: css`
    --tone: ${token('color', 'info')};
  `,
}

export const Toast = styled(AriaToast<ToastContent>)<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: 10px;
  width: max-content;
  max-width: 100%;
  min-height: 44px;
  padding: ${token('space', 1)} ${token('space', 2)} ${token('space', 1)} ${token('space', 4)};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};
  font-size: ${token('text', 14)};
  animation: ${drop} ${token('motion', 'slow')} ${token('motion', 'ease')};
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    color: var(--tone);
  }
`

export const Text = styled(AriaText)`
  display: block;
  overflow-wrap: anywhere;
`

export const Detail = styled(AriaText)`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Times = styled.span`
  margin-left: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 13)} / 1 ${token('font', 'mono')};
`

export const Action = styled(Button)`
  min-height: 28px;
  margin-left: ${token('space', 2)};
  padding-left: ${token('space', 4)};
  border-left: 1px solid ${token('color', 'line')};
  color: ${token('color', 'link')};
  white-space: nowrap;

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
