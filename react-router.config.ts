import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The name of each entry (vite.config.ts).
  serverBuildFile: '[name].js',
} satisfies Config;
