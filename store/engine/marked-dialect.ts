import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { StoreFailure } from '../../domain/store-failure.ts';

/** A {@link StoreFailure} marks an outage, as opposed to a bug. */
export function markFailures(dialect: Dialect): Dialect {
  return {
    createDriver: () => markDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function markDriver(driver: Driver): Driver {
  const connections = new WeakSet<DatabaseConnection>();
  const init = marked(driver.init.bind(driver));
  const acquire = marked(driver.acquireConnection.bind(driver));
  return Object.assign(driver, {
    init,
    async acquireConnection() {
      const connection = await acquire({});
      // A pool hands the same one out again.
      if (!connections.has(connection)) {
        const execute = marked(connection.executeQuery.bind(connection));
        connection.executeQuery = execute as typeof connection.executeQuery;
        connections.add(connection);
      }
      return connection;
    },
  });
}

function marked<A extends unknown[], T>(work: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
    try {
      return await work(...args);
    } catch (error) {
      const { message, code } = error as { message?: string; code?: unknown };
      throw new StoreFailure(message || String(code), { cause: error });
    }
  };
}
