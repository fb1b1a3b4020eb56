import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import styles from './toast.module.css';

/** Time until a toast closes, in milliseconds (spec S15.4). */
const staysFor = 5_000;

interface FailureToastProps {
  /** The error text; without it no toast is shown. */
  readonly text: string | undefined;
  readonly onClose: () => void;
}

/** The destructive toast (spec S15.4): one at a time, five seconds, F8, closable. */
export function FailureToast({ text, onClose }: FailureToastProps) {
  if (text === undefined) return null;
  return (
    <Provider duration={staysFor}>
      <Root
        className={styles.toast}
        type="foreground"
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Title className={styles.title}>Error</Title>
        <Description className={styles.text}>{text}</Description>
        <Close className={styles.close} aria-label="Close">
          ×
        </Close>
      </Root>
      <Viewport className={styles.viewport} hotkey={['F8']} />
    </Provider>
  );
}
