import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  padding: ${token('space', 3)} ${token('size', 'gutter')};
  padding-bottom: max(${token('space', 3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color', 'lineStrong')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};
  font-size: ${token('text', 13)};

  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 6)};
  max-width: 1200px;
  min-height: ${token('size', 'control')};
  margin-inline: auto;

  ${media.phone} {
    flex-wrap: wrap;
    gap: ${token('space', 2)} ${token('space', 4)};
  }
`

export const Chosen = styled.p`
  display: flex;
  flex: none;
  align-items: baseline;
  gap: 14px;
  color: ${token('color', 'inkQuiet')};
  white-space: nowrap;

  > b {
    color: ${token('color', 'ink')};
    font-size: ${token('text', 14)};
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Name = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 420px;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
    max-width: none;
  }
`

export const Progress = styled.div`
  display: grid;
  flex: 1;
  gap: 6px;
  min-width: 0;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`

export const Figures = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 16px ${token('font', 'mono')};
  white-space: pre;
`

export const Said = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${token('space', 2)};
  min-width: 0;
  line-height: 20px;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 2px;
  }
  &[data-tone='ok'] > svg {
    color: ${token('color', 'ok')};
  }
  &[data-tone='warn'] > svg {
    color: ${token('color', 'warn')};
  }
  small,
  details {
    display: block;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }
  summary {
    cursor: pointer;
  }
  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space', 2)};
  margin-left: auto;
`
