import { Dialog, ModalOverlay } from 'react-aria-components'
import { createGlobalStyle, keyframes, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

const appear = keyframes`
  from { opacity: 0.01; }
`
const rise = keyframes`
  from { transform: translateY(8px); }
`

/** RAC locks the page behind every modal; one that nobody asked for must not. */
export const ScrollingPage = createGlobalStyle`
  html { overflow: visible !important; }
`

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${token('space', 4)};
  background: ${token('color', 'scrim')};
  animation: ${appear} ${token('motion', 'fast')} ${token('motion', 'ease')};

  &[data-leaving] {
    opacity: 0;
  }
  > div {
    width: min(${token('size', 'dialog')}, 100%);
    max-height: calc(100dvh - 32px);
    display: flex;
    flex-direction: column;
    border-radius: ${token('radius', 'dialog')};
    background: ${token('color', 'raised')};
    color: ${token('color', 'ink')};
    box-shadow: ${token('shadow', 'float')};
    animation: ${rise} ${token('motion', 'slow')} ${token('motion', 'ease')};
  }
  ${media.phone} {
    align-items: end;
    padding: 0;

    > div {
      width: 100%;
      border-radius: ${token('radius', 'dialog')} ${token('radius', 'dialog')} 0 0;
    }
  }
`

export const Surface = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  outline: none;
`

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${token('space', 3)};
  min-height: 60px;
  padding: ${token('space', 3)} ${token('space', 3)} ${token('space', 3)} ${token('space', 6)};

  ${media.phone} {
    padding-left: ${token('space', 4)};
  }
`

export const Titles = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 6px;

  > h2 {
    font-size: ${token('text', 16)};
    line-height: 24px;
  }
`

export const Subtitle = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Corner = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  min-height: 0;
  padding: ${token('space', 1)} ${token('space', 6)} ${token('space', 6)};
  overflow: auto;

  ${media.phone} {
    padding-inline: ${token('space', 4)};
    padding-bottom: max(${token('space', 6)}, env(safe-area-inset-bottom));
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space', 2)};
  padding: ${token('space', 4)} ${token('space', 6)};
  border-top: 1px solid ${token('color', 'line')};

  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`
