import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // One external stylesheet: inlining or splitting it gained nothing (docs/decisions/0003).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
});
