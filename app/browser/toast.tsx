import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import styles from './toast.module.css';

/** Milliseconds (spec S15.4). */
const staysFor = 5_000;

interface ToastContent {
  readonly variant?: 'destructive';
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly label: string; readonly href: string };
}

let root: ReactRoot | undefined;
let count = 0;

/** Replaces any other toast; `undefined` closes it (spec S15.4). */
export function showToast(content: ToastContent | undefined): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  count += 1;
  root.render(
    content && <Toast key={count} content={content} onClose={() => showToast(undefined)} />,
  );
}

interface ToastProps {
  readonly content: ToastContent;
  readonly onClose: () => void;
}

function Toast({ content: { variant, title, text, action }, onClose }: ToastProps) {
  return (
    <Provider duration={staysFor}>
      <Root
        className={`${styles.toast} panel`}
        data-variant={variant}
        type="foreground"
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <Description className={styles.text}>{text}</Description>}
        {action !== undefined && (
          <Action className={styles.action} altText={`${action.label}: ${action.href}`} asChild>
            <a href={action.href}>{action.label}</a>
          </Action>
        )}
        <Close className={styles.close} aria-label="Close">
          ×
        </Close>
      </Root>
      <Viewport className={styles.viewport} hotkey={['F8']} />
    </Provider>
  );
}
