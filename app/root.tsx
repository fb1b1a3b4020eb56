import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches } from 'react-router';
import { colors } from '../domain/dealer/business/colors.ts';
import './ui/theme/base.css';
import './ui/theme/print.css';
import { stockOfferOf } from '../domain/stock/offer/stock-offer.ts';
import type { Route } from './+types/root.ts';
import { siteContext, todayOf } from './context.ts';
import type { PageHandle } from './head/page.ts';
import { links } from './links.ts';
import { ButtonLink, ButtonRow } from './ui/element/button.tsx';
import { CallButton } from './ui/element/call.tsx';
import { Footer } from './ui/layout/footer.tsx';
import { Header } from './ui/layout/header.tsx';
import { NotFound } from './ui/layout/not-found.tsx';
import { Section } from './ui/layout/section.tsx';
import displayFont from './ui/theme/fonts/besley-700.woff2?url';
import textFont from './ui/theme/fonts/figtree-400-700.woff2?url';

function Failure({ isOutage }: { readonly isOutage: boolean }) {
  return (
    <Section>
      <h1>{isOutage ? 'Our stock is not available' : 'Something broke on our side'}</h1>
      <p>Please try again in a minute, or call us. Messages you sent earlier are safe.</p>
      <ButtonRow>
        <CallButton />
        <ButtonLink kind="secondary" href={links.home}>
          Home
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  // A page that shows stock fails by itself where it can't be read.
  const stock = await site.stock.current().catch(() => undefined);
  const { hasLowSpeedVehicles } = stockOfferOf(stock?.vehicles ?? []);
  return { today: todayOf(site), siteUrl: site.siteUrl, hasLowSpeedVehicles };
}

/** Without a script: islands add theirs (entry.server.tsx). */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colors.light.evergreen} />
        <FontPreload href={displayFont} />
        {/* After the pictures in view; later than them without a preload. */}
        <FontPreload href={textFont} fetchPriority="low" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

function FontPreload(props: { readonly href: string; readonly fetchPriority?: 'low' }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" {...props} />;
}

function useAsk(): string | undefined {
  const page = useMatches().at(-1);
  return (page?.handle as PageHandle | undefined)?.ask?.(page?.loaderData);
}

interface FrameProps {
  readonly ask?: string;
  readonly hasLowSpeedVehicles?: boolean;
  readonly children: ReactNode;
}

function Frame({ ask, hasLowSpeedVehicles, children }: FrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header path={pathname} ask={ask} />
      <main id="main">{children}</main>
      <Footer hasLowSpeedVehicles={hasLowSpeedVehicles} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData} ask={useAsk()}>
      <Outlet />
    </Frame>
  );
}

/** For an unknown address, an outage of the store and a bug; the reason is in the log only. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame {...loaderData}>
      {status === 404 ? <NotFound /> : <Failure isOutage={status === 503} />}
    </Frame>
  );
}
